import { choice, day, defineResource, integer, l, money, type RecordOf, removal, text } from '@/declaration'

/** Books, served by a REST service instead of calls. */
const book = defineResource({
  name: 'book',
  path: '/table/rest-table',
  label: l('图书', 'Books', 'Libros'),
  one: l('图书', 'Book', 'Libro'),
  icon: 'list',
  menu: { order: 920, hidden: true, onlySent: true },
  key: ['book_id'],
  title: 'title',
  card: ['author', 'category', 'price_fen'],
  fields: {
    book_id: integer({ label: l('编号', 'No.', 'N.º') }),
    title: text({ label: l('书名', 'Title', 'Título'), max: 60, required: true }),
    author: text({ label: l('作者', 'Author', 'Autor'), max: 30 }),
    category: choice({
      label: l('分类', 'Category', 'Categoría'),
      of: {
        CODE: l('编程', 'Programming', 'Programación'),
        DESIGN: l('设计', 'Design', 'Diseño'),
        BUSINESS: l('商业', 'Business', 'Negocios'),
      },
    }),
    price_fen: money({ label: l('定价', 'Price', 'Precio'), unit: 'fen', min: 0 }),
    published: day({ label: l('出版日期', 'Published', 'Publicación') }),
  },
  rest: '/rest/book',
  list: {
    call: 'GET /demo/booklist',
    columns: ['book_id', 'title', 'author', 'category', 'price_fen', 'published'],
    sortable: ['book_id', 'price_fen', 'published'],
    sort: 'book_id',
    filters: ['title', 'category'],
  },
  detail: {},
  save: { call: 'POST /demo/savebook', fields: ['title', 'author', 'category', 'price_fen', 'published'] },
  actions: { remove: removal({ call: 'POST /demo/removebook' }) },
})

export default book
export type Book = RecordOf<typeof book>
