import { defineSample } from '@mock/platform/areas/rules'
import type { Book } from '../book.area'

export default defineSample<Book>({
  count: { small: 30, standard: 30, full: 30 },
  records: [
    { title: '接口设计之道', author: '沈一舟', category: 'CODE', price_fen: 7900 },
    { title: '数据表的艺术', author: '罗敏', category: 'DESIGN', price_fen: 6800 },
    { title: '店铺运营笔记', author: '韩青', category: 'BUSINESS', price_fen: 4900 },
    { title: '类型与测试', author: '许知远', category: 'CODE', price_fen: 8800 },
    { title: '色彩与版式', author: '罗敏', category: 'DESIGN', price_fen: 5900 },
    { title: '从订单到现金', author: '梁生', category: 'BUSINESS', price_fen: 5200 },
  ],
})
