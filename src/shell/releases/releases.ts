import { type Label, l } from '@/declaration/label'

/** What operators can do since this date. */
export interface Release {
  /** YYYY-MM-DD. */
  readonly date: string
  readonly changes: readonly Label[]
}

/** Newest first; keep the first date in sync with newest.ts. Describe changes from the operator's point of view. */
export const releases: readonly Release[] = [
  {
    date: '2026-12-01',
    changes: [
      l(
        '标签栏右端的按钮可最大化页面，收起菜单和导航栏；列表的操作按钮尽量显示文字，只有过长的才显示图标；窄屏上筛选首行多显示一项；菜单很长时标志不再随之滚动；账号菜单写明登录名和简介。',
        'The button at the end of the tabs gives a page the room of the menu and the bar. Row buttons show words; only long names are icons. The first row of filters holds one more in a narrow window. The logo stays while a long menu scrolls. The account menu says which login it is, and whose.',
        'El botón al final de las pestañas da a la página el espacio del menú y la barra. Los botones de fila muestran palabras; solo los nombres largos son iconos. En una ventana estrecha cabe un filtro más en la primera fila. El logotipo no se mueve con un menú largo. El menú de la cuenta dice con qué usuario se ha entrado y quién es.',
      ),
    ],
  },
  {
    date: '2026-11-30',
    changes: [
      l(
        '平台故障恢复后，当前页面会自动重新读取；页面超过 6 秒未加载时会说明并可刷新；交易、签名、模板、审批和业务声明列表上方补齐各状态；订单号、退款单号、投诉单号、手机号和邮箱等筛选可粘贴整列；重新退款前显示订单与金额，千元以上须输入金额；提示一次只显示一条，不再遮挡按钮；每个弹窗都有 ×；后台任务核实中的记录标为“核实中”。',
        'A screen reads what it could not by itself once the platform is back, and a page that takes more than 6 seconds says so and can be reloaded. Trades, signatures, templates, approvals and declarations have a tab for every state. Order, refund and complaint numbers, phones and e-mail addresses can be pasted as a column into their filter. A repeated refund shows its order and amount, and asks to type it above 1,000 yuan. Messages come one at a time, over nothing that is clicked. Every dialog has a cross. Rows that a task still asks about say so.',
        'Una pantalla lee sola lo que no pudo cuando la plataforma vuelve, y una página que tarda más de 6 segundos lo dice y se puede recargar. Operaciones, firmas, plantillas, aprobaciones y declaraciones tienen una pestaña por estado. Números de pedido, reembolso y reclamación, teléfonos y correos se pueden pegar en columna en su filtro. Repetir un reembolso muestra pedido e importe, y pide escribirlo por encima de 1,000 yuanes. Los avisos salen de uno en uno, sin tapar nada. Todos los diálogos tienen una cruz. Las filas que una tarea aún comprueba lo dicen.',
      ),
      l(
        '发送结果在收到回复前后高度不变，按钮和链接不会移位；撤销定时任务前会写明冻结金额；重推前提示接收方会再次收到；完结投诉前提示退款申请尚未审批；手机卡片的正文显示得更完整，搜索可用 × 关闭；详情中有风险的操作排在最后；电脑不在北京时间时，更新时间注明 UTC+8；英文和西班牙文的用词更统一。',
        'The outcome of a sending keeps its height, so nothing moves when the answer comes. Cancelling scheduled messages says what is held for them, pushing again that the receiver gets it once more, and closing a complaint that a refund is still undecided. Cards on a phone show more of a text, the search has a cross, destructive actions of a detail come last, the time of a list names its zone (UTC+8) where your clock has another, and a shop, its authorisation and a payer have one name everywhere.',
        'El resultado de un envío conserva su altura: nada se mueve al llegar la respuesta. Cancelar mensajes programados dice qué importe está retenido; notificar otra vez, que el receptor lo recibirá de nuevo; cerrar una reclamación, que falta decidir un reembolso. Las tarjetas del móvil muestran más texto, la búsqueda tiene una cruz, las acciones destructivas van al final, la hora de una lista lleva su zona (UTC+8) si su reloj tiene otra y cada cosa tiene un solo nombre.',
      ),
      l(
        '全部成功的后台任务在刷新页面后仍可查看，保留一天，退出登录时清除；打开页面时左侧菜单会滚动到当前页。',
        'Background tasks that succeeded can still be seen after a reload, for a day or until you sign out. The menu scrolls to the page that is open.',
        'Las tareas que terminaron bien siguen visibles al recargar, durante un día o hasta cerrar la sesión. El menú se desplaza hasta la página abierta.',
      ),
      l(
        '断网时页面会立即提示；网络恢复后，没读到的内容会自动重新读取。',
        'Without a network a page says so at once, and reads what it could not as soon as there is one again.',
        'Sin red, la página lo dice al momento y lee lo que faltaba en cuanto vuelve la conexión.',
      ),
      l(
        '分组合计、修改提示和结果文件也写明空值的含义；推送保留 10 天，期间都可从费用打开当日推送记录；数字为 1 时英文和西班牙文提示不再出现复数。',
        'Totals by group, what others changed and result files say what an empty value means, too. A push fee leads to its pushes for all of the 10 days that they are kept. Messages read well when they count just one.',
        'Los totales por grupo, los cambios de otros y los archivos de resultados también dicen qué significa un valor vacío. Un cargo de notificaciones lleva a ellas durante los 10 días que se conservan. Los mensajes se leen bien cuando cuentan uno solo.',
      ),
      l(
        '最近打开过的一行有标记；所选记录都不允许的批量操作显示为灰色并说明原因；列表没有数据时不再显示分页；列设置与导出的列数一致；手机卡片上的正文显示两行；空值表示“全部”时直接写明。',
        'The row opened last is marked. A bulk action that no selected record allows is grey and says why. Empty lists have no pager, column settings and exports count alike, texts have two lines on a phone’s cards, and an empty value that means all says so.',
        'La última fila abierta queda marcada. Una acción en lote que ningún registro seleccionado permite queda en gris y dice por qué. Las listas vacías no muestran páginas, las columnas y la exportación cuentan igual, los textos ocupan dos líneas en las tarjetas del móvil y un valor vacío que significa todos lo dice.',
      ),
      l(
        '文档页有了面包屑；回复弹窗与模板一起打开，内容不再跳动；发送页标出必填项。',
        'Documents have a breadcrumb. A dialog opens together with its reply templates, so nothing moves. Sending marks what is required.',
        'Los documentos tienen ruta de navegación. Un diálogo se abre con sus plantillas, sin moverse. Al enviar se marca lo obligatorio.',
      ),
      l(
        '邮件、短信、推送、商家、退款和投诉列表上方补齐了各个状态；邮件和短信的状态可多选；未发送的定时短信和邮件，费用标为冻结，时间标为计划；退款列表的合计改称申请退款金额；记录统一以“条”计数，图片以“张”计数。',
        'No state is left out any more above e-mails, text messages, pushes, merchants, refunds and complaints; e-mails and text messages can be filtered by several. Until a planned message is sent, its cost is marked as frozen and its time as planned. The total of refunds is called requested.',
        'Sobre correos, SMS, notificaciones, comercios, reembolsos y reclamaciones ya no falta ningún estado; los correos y SMS se pueden filtrar por varios. Hasta que se envía un mensaje programado, su coste figura como congelado y su hora como prevista. El total de reembolsos se llama solicitado.',
      ),
      l(
        '列表按内容分配列宽：短文本让出空间，同屏能看到更多列，长文本显示得更完整。',
        'Lists share their width by what the columns hold: short texts leave room, so that more columns are in view and long texts are cut later.',
        'Las listas reparten su ancho según el contenido: los textos cortos dejan sitio, así se ven más columnas y los textos largos se cortan más tarde.',
      ),
      l(
        '首页趋势图纵轴的数字与其他数字写法一致，不再被截断；西班牙语界面用词更统一。',
        'The dashboard’s trend writes the figures of its axis as all others and never cuts them. Spanish calls a thing the same on every screen.',
        'El gráfico del panel escribe las cifras del eje como todas las demás y no las corta. Cada cosa se llama igual en todas las pantallas.',
      ),
      l(
        '邮件费用可打开当日的邮件记录；不能重推的待推送消息直接写明状态；撤销定时邮件与定时短信的图标一致。',
        'An e-mail fee leads to the e-mails of its day. A push that waits already says so plainly. Cancelling planned e-mails has the icon of planned text messages.',
        'Un cargo de correo lleva a los correos de ese día. Una notificación que ya espera lo dice con claridad. Cancelar correos programados tiene el icono de los SMS programados.',
      ),
      l(
        '手机上列表的排序说明完整显示；较窄的屏幕上费用明细也能看到金额，首页趋势图的切换不再折成两行。',
        'On a phone the order of a list is told in full. On narrow screens fees show their amount, and the trend’s choices stay in one line.',
        'En el móvil el orden de una lista se lee entero. En pantallas estrechas los cargos muestran su importe y las opciones del gráfico caben en una línea.',
      ),
    ],
  },
  {
    date: '2026-11-29',
    changes: [
      l(
        '商家、交易和投诉列表把相关的两列合为一列的两行，重要的列都在视野内；筛选所用的列会移到视野内，最后一列不再被操作列遮住；手机上的卡片更紧凑，未勾选时选择栏不再遮挡；放不下的标签显示 +N。',
        'Merchants, trades and complaints show two columns that belong together as two lines of one, so that what matters is in view. Columns you filter by come into view, and the last one is never cut off. Cards on a phone are lower, and the selection bar stays out of their way while nothing is ticked. Tags without room are counted as +N.',
        'Comercios, operaciones y reclamaciones muestran dos columnas relacionadas en dos líneas de una, para que lo importante quede a la vista. Las columnas por las que filtra quedan a la vista y la última ya no se corta. En el móvil las tarjetas son más bajas y la barra de selección no las tapa si no hay nada marcado. Las etiquetas que no caben se cuentan con +N.',
      ),
      l(
        '首页标签不再滚走；标签菜单可关闭左侧、右侧标签；标签放不下时可从列表中选择；设置中可让菜单只展开一组；公告和审批弹窗支持方向键。',
        'The home tab stays in sight, a tab’s menu closes those to its left or right, and a full strip lists all tabs. A setting keeps one menu group open. Arrow keys work in the announcements and approvals popups.',
        'La pestaña de inicio queda a la vista, el menú de una pestaña cierra las de su izquierda o derecha y, si no caben, una lista las muestra todas. Un ajuste mantiene abierto un solo grupo del menú. Las flechas recorren los comunicados y las aprobaciones.',
      ),
      l(
        '后台任务和结果文件写明操作人、时间以及每条记录执行前后的值；暂停订购已到期的店铺前会提示；暂不可用的操作收在一起，并各有原因。',
        'Background tasks and their result files say who ran them, when, and what each record was and is. Pausing a shop whose service has expired warns first. Actions that are unavailable are gathered, each with its reason.',
        'Las tareas en segundo plano y sus archivos indican quién las hizo, cuándo y cómo estaba y está cada registro. Pausar una tienda con el servicio vencido avisa antes. Las acciones no disponibles se agrupan, cada una con su motivo.',
      ),
      l(
        '打开投诉时，未发出的回复按投诉单各自保留草稿；在回复框里按 Alt+1 至 Alt+9 可插入回复模板；同意退款时显示付款人、实付和可退金额。',
        'A reply that is not sent waits in its own complaint; Alt+1 to Alt+9 put in reply templates; approving a refund shows payer, paid and refundable amount.',
        'Una respuesta sin enviar espera en su reclamación; Alt+1 a Alt+9 insertan plantillas; al aprobar un reembolso se ven pagador, importe pagado y reembolsable.',
      ),
      l(
        '点击顶栏铃铛即可查看未读公告；重要公告可按 Esc 或点窗口外关闭，每条只弹出一次，未点“我已阅读”的仍为未读。',
        'The bell opens what you have not read. Important announcements close with Esc or a click outside, come up once, and stay unread until you read them.',
        'La campana abre los comunicados sin leer. Los importantes se cierran con Esc o con un clic fuera, aparecen una vez y quedan sin leer hasta que los lea.',
      ),
      l(
        '首页卡片整张可点，趋势图的某一天和平台占比可直接打开对应记录；推送记录在菜单中有了自己的入口。',
        'A dashboard card leads on wherever you click it; a day of the trend and a platform lead to their records. The push log has a place in the menu.',
        'Cada tarjeta del panel lleva a su lista, se haga clic donde se haga; un día de la tendencia y una plataforma llevan a sus registros. El registro push está en el menú.',
      ),
      l(
        '首页趋势可在近 7 天和近 30 天之间切换，并显示合计以及再前 7 天的合计。',
        'The trend on the dashboard looks back 7 or 30 days, with their total and that of the 7 days before.',
        'La tendencia del panel abarca 7 o 30 días, con su total y el de los 7 días anteriores.',
      ),
      l(
        '月度对账单：所有行完整显示，点击服务或店铺可查看当月流水，打印件有公司名称和页码。',
        'Monthly statement: every row shows in full, a service or shop leads to its entries of the month, and prints carry the company name and page numbers.',
        'Extracto mensual: se ven todas las filas, cada servicio o tienda lleva a sus asientos del mes, y al imprimir figuran la empresa y los números de página.',
      ),
      l(
        '打印列表或详情时只打印内容本身，包括当前页的全部行，不再打印菜单和按钮。',
        'Printing a list or a record gives its content alone, with all rows of the page, without menu and buttons.',
        'Al imprimir una lista o un registro sale solo su contenido, con todas las filas de la página, sin menú ni botones.',
      ),
      l(
        '确认操作前列出记录的关键信息，批量操作列出名称；不能处理的记录先写名称，再写原因。删除前说明后果。',
        'Before you confirm, the dialog shows what identifies the record, or the names of those selected; records that cannot be handled are listed with their reason. Deleting says what is lost.',
        'Antes de confirmar se ven los datos que identifican el registro o los nombres de los seleccionados; los que no admiten la acción figuran con su motivo. Al eliminar se indica qué se pierde.',
      ),
      l(
        '操作不可用时，直接说明记录当前的状态和需要的状态。',
        'Where something cannot be done, the reason says what the record is now and what it must be.',
        'Cuando algo no se puede hacer, se indica cómo está el registro y cómo debe estar.',
      ),
      l(
        '管理员可在“业务发布”中发布新的业务页面，或调整现有页面的名称、列和分组：另一人批准后即可使用，可随时恢复旧版本；已打开的页面不受影响。',
        'Administrators publish new areas under “Declarations”, and new words, columns and groups of those that are there: they can be used once a second person agrees, and an earlier version can be put back. Open pages stay as they are.',
        'Quien administra publica áreas nuevas en «Declaraciones», y textos, columnas y grupos de las que ya hay: se usan cuando otra persona las aprueba y se puede volver a una versión anterior. Las páginas abiertas no cambian.',
      ),
      l(
        '修改记录时，显示为星号的手机号和邮箱不必重新填写，保持原样即可保存。',
        'A phone or e-mail address that is shown with asterisks need not be typed again to save a change; left as it is, it stays.',
        'Un teléfono o correo mostrado con asteriscos no hay que volver a escribirlo al guardar un cambio: si no se toca, se conserva.',
      ),
      l(
        '账号菜单中可“报告问题”：下载一份可重现当前页面的文件，其中的数据均为编造，内容可逐项取消。',
        '“Report a problem” in the account’s menu saves a file that shows support your page with made-up data; you choose what is in it.',
        '«Informar de un problema», en el menú de la cuenta, guarda un archivo que muestra su página a soporte con datos inventados; usted elige qué incluye.',
      ),
      l(
        '在标签页菜单里可复制链接：同事打开后看到同样的列表、筛选、列和记录，可一次共享全部标签页。',
        'A tab’s menu copies a link: a colleague opens the same list, filter, columns and record, or all your tabs at once.',
        'El menú de una pestaña copia un enlace: quien lo abre ve la misma lista, filtro, columnas y registro, o todas sus pestañas.',
      ),
      l(
        '金额的上下限合并为一个筛选条件；下限大于上限时会直接提示。',
        'The least and the most of an amount are one filter, which says so when the range is impossible.',
        'El mínimo y el máximo de un importe son un solo filtro, que avisa si el intervalo es imposible.',
      ),
      l(
        '表格放不下的列，可在行上点右侧边缘的箭头查看，或按 Shift+Enter；用方向键逐行浏览。',
        'Columns that do not fit are shown for a row with the arrow at the table’s right edge, or Shift+Enter; the arrow keys go from row to row.',
        'Las columnas que no caben se muestran por fila con la flecha del borde derecho o con Mayús+Intro; las flechas pasan de fila en fila.',
      ),
      l(
        '列表上方新增状态栏，显示各状态的数量，点击即可查看；筛选后数量仍然准确。',
        'States stand above lists with their numbers. Click one to see its records; the numbers hold under any filter.',
        'Encima de las listas están los estados con sus cantidades. Haga clic en uno para ver sus registros; las cantidades valen con cualquier filtro.',
      ),
      l(
        '时段和时间改用中文日历选择：时段可在同一个日历里先后点两天，常用时段就在旁边。',
        'Periods and times are chosen in a calendar in your language: click two days in it, or one of the usual periods beside it.',
        'Los períodos y las horas se eligen en un calendario en su idioma: haga clic en dos días o en uno de los períodos habituales de al lado.',
      ),
      l(
        '列表工具栏新增“分组合计”（Σ）：按状态、渠道、店铺、日或月查看合计，点击一组即可打开对应的记录。',
        'Lists have totals by group (Σ in the toolbar): by state, channel, shop, day or month. Click a group to open its records.',
        'Las listas tienen totales por grupo (Σ en la barra): por estado, canal, tienda, día o mes. Haga clic en un grupo para abrir sus registros.',
      ),
      l(
        '退款和同意退款前，会显示订单、付款人、实付金额和可退金额。',
        'Before a refund is made or approved, its order, payer, amount paid and amount left are shown.',
        'Antes de hacer o aprobar un reembolso se muestran el pedido, el pagador, lo pagado y lo disponible.',
      ),
      l(
        '详情的标题先显示金额和状态，再显示编号。',
        'A record’s detail begins with its amount and state, followed by its number.',
        'El detalle de un registro empieza por el importe y el estado, seguidos del número.',
      ),
      l(
        '所有窗口都可以用右上角的 × 关闭；有未保存的内容时，按 Esc 会提示为什么没有关闭。',
        'Every dialog closes with the × in its corner. If something is not saved, Esc says why it stays open.',
        'Todos los cuadros se cierran con la × de la esquina. Si hay datos sin guardar, Esc explica por qué no se cierran.',
      ),
      l(
        '换页或更改筛选后，旧的结果会变淡且不能操作，直到新的结果出现。',
        'After you turn the page or change a filter, the old rows fade and cannot be used until the new ones arrive.',
        'Al cambiar de página o de filtro, las filas anteriores se atenúan y no se pueden usar hasta que llegan las nuevas.',
      ),
      l(
        '电脑时间不准时，截止时间和期限仍以平台时间为准。',
        'If your computer’s clock is wrong, deadlines and terms still follow the platform’s.',
        'Si el reloj de su equipo no es exacto, los plazos siguen la hora de la plataforma.',
      ),
      l(
        '在手机上，点卡片的任意位置即可打开。',
        'On a phone, a card opens wherever you tap it.',
        'En el móvil, una tarjeta se abre al tocarla en cualquier lugar.',
      ),
      l(
        '平台长时间没有答复时，页面会说明正在等待什么。',
        'When the platform takes long to answer, the page says what it is waiting for.',
        'Si la plataforma tarda en responder, la página indica qué está esperando.',
      ),
    ],
  },
  {
    date: '2026-11-27',
    changes: [
      l(
        '搜索框可以按订单号、店铺、手机号等查找各业务的记录。',
        'The search box finds records of all areas, by order number, shop, phone and more.',
        'El buscador encuentra registros de todas las áreas: por número de pedido, tienda, teléfono, etc.',
      ),
      l(
        '按 ? 查看当前页面的快捷键。',
        'Press ? to see the keyboard shortcuts of the open page.',
        'Pulse ? para ver los atajos de teclado de la página abierta.',
      ),
      l(
        '列设置支持搜索、固定和排序，也可以用键盘操作。',
        'In the column settings, columns can be searched, pinned and ordered, by keyboard too.',
        'En los ajustes de columnas se puede buscar, fijar y ordenar, también con el teclado.',
      ),
      l(
        '首页的卡片可以按您的习惯排序。',
        'The dashboard’s cards can be put in your own order.',
        'Las tarjetas del panel se pueden ordenar a su gusto.',
      ),
      l(
        '标签页可以在新窗口中打开。',
        'A tab can be opened in a window of its own.',
        'Una pestaña se puede abrir en su propia ventana.',
      ),
      l(
        '鼠标移到时间上，会显示时区。',
        'Point at a time to see its time zone.',
        'Señale una hora para ver su zona horaria.',
      ),
    ],
  },
]
