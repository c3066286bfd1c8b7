/**
 * The words that field names consist of, with their labels: `word 中文 | English | Español | de …`. The last column is the Spanish
 * form when this word comes before another; without it the word only ends a name. Acts are in `acts.ts`.
 */
export const nouns = `
id 编号 | ID | ID | del ID
no 号 | no. | N.º
sn 编号 | serial no. | N.º de serie
number 号码 | number | Número
code 编码 | code | Código | del código
key 键 | key | Clave | de la clave
name 名称 | name | Nombre | del nombre
nick 昵称 | nickname | Apodo | del apodo
nickname 昵称 | nickname | Apodo | del apodo
title 标题 | title | Título | del título
subtitle 副标题 | subtitle | Subtítulo | del subtítulo
time 时间 | time | Fecha
at 时间 | time | Fecha
date 日期 | date | Fecha | de la fecha
day 日期 | day | Día | del día
month 月份 | month | Mes | del mes
year 年份 | year | Año | del año
hour 小时 | hour | Hora | de la hora
status 状态 | status | Estado | del estado
state 状态 | status | Estado | del estado
type 类型 | type | Tipo | del tipo
kind 种类 | kind | Tipo | del tipo
category 分类 | category | Categoría | de la categoría
level 级别 | level | Nivel | del nivel
grade 等级 | grade | Grado | del grado
mode 模式 | mode | Modo | del modo
method 方式 | method | Método | del método
way 方式 | method | Método | del método
channel 渠道 | channel | Canal | del canal
source 来源 | source | Origen | del origen
platform 平台 | platform | Plataforma | de la plataforma
reason 原因 | reason | Motivo | del motivo
remark 备注 | remark | Observaciones | de las observaciones
memo 备注 | memo | Nota | de la nota
note 备注 | note | Nota | de la nota
comment 评论 | comment | Comentario | del comentario
desc 描述 | description | Descripción | de la descripción
description 描述 | description | Descripción | de la descripción
detail 详情 | details | Detalle | del detalle
content 内容 | content | Contenido | del contenido
message 消息 | message | Mensaje | del mensaje
text 文本 | text | Texto | del texto
summary 摘要 | summary | Resumen | del resumen
subject 主题 | subject | Asunto | del asunto
label 标签 | label | Etiqueta | de la etiqueta
tag 标签 | tag | Etiqueta | de la etiqueta
image 图片 | picture | Imagen | de la imagen
img 图片 | picture | Imagen | de la imagen
picture 图片 | picture | Imagen | de la imagen
pic 图片 | picture | Imagen | de la imagen
photo 照片 | photo | Foto | de la foto
cover 封面 | cover | Portada | de portada
logo 标志 | logo | Logotipo | del logotipo
icon 图标 | icon | Icono | del icono
avatar 头像 | avatar | Avatar | del avatar
video 视频 | video | Vídeo | del vídeo
file 文件 | file | Archivo | del archivo
attachment 附件 | attachment | Adjunto | del adjunto
url 地址 | URL | URL | de la URL
link 链接 | link | Enlace | del enlace
path 路径 | path | Ruta | de la ruta
ip IP | IP | IP | de la IP
host 主机 | host | Servidor | del servidor
color 颜色 | colour | Color | del color
size 尺寸 | size | Tamaño | del tamaño
weight 重量 | weight | Peso | del peso
length 长度 | length | Longitud | de longitud
width 宽度 | width | Anchura | de anchura
height 高度 | height | Altura | de altura
volume 体积 | volume | Volumen | del volumen
unit 单位 | unit | Unidad | de la unidad
spec 规格 | specification | Especificación | de la especificación
model 型号 | model | Modelo | del modelo
brand 品牌 | brand | Marca | de la marca
sort 排序 | order | Orden | de orden
rank 排名 | rank | Posición | de posición
priority 优先级 | priority | Prioridad | de prioridad
weighting 权重 | weight | Peso | del peso
version 版本 | version | Versión | de la versión
language 语言 | language | Idioma | del idioma
currency 币种 | currency | Moneda | de la moneda
country 国家 | country | País | del país
province 省份 | province | Provincia | de la provincia
city 城市 | city | Ciudad | de la ciudad
district 区县 | district | Distrito | del distrito
county 区县 | county | Distrito | del distrito
town 乡镇 | town | Localidad | de la localidad
area 区域 | area | Zona | de la zona
region 地区 | region | Región | de la región
street 街道 | street | Calle | de la calle
zip 邮编 | postcode | Código postal
zipcode 邮编 | postcode | Código postal
postcode 邮编 | postcode | Código postal
address 地址 | address | Dirección | de la dirección
addr 地址 | address | Dirección | de la dirección
longitude 经度 | longitude | Longitud
latitude 纬度 | latitude | Latitud
phone 电话 | phone | Teléfono | del teléfono
tel 电话 | phone | Teléfono | del teléfono
telephone 电话 | phone | Teléfono | del teléfono
mobile 手机 | mobile | Móvil | del móvil
email 邮箱 | e-mail | Correo electrónico | del correo
mail 邮件 | e-mail | Correo | del correo
wechat 微信 | WeChat | WeChat | de WeChat
sex 性别 | sex | Sexo
gender 性别 | gender | Sexo
age 年龄 | age | Edad | de edad
birthday 生日 | birthday | Cumpleaños | del cumpleaños
user 用户 | user | Usuario | del usuario
username 用户名 | username | Usuario | del usuario
account 账号 | account | Cuenta | de la cuenta
member 会员 | member | Miembro | del miembro
customer 客户 | customer | Cliente | del cliente
client 客户 | client | Cliente | del cliente
buyer 买家 | buyer | Comprador | del comprador
seller 卖家 | seller | Vendedor | del vendedor
merchant 商家 | merchant | Comercio | del comercio
supplier 供应商 | supplier | Proveedor | del proveedor
vendor 供应商 | vendor | Proveedor | del proveedor
partner 合作伙伴 | partner | Socio | del socio
company 公司 | company | Empresa | de la empresa
dept 部门 | department | Departamento | del departamento
department 部门 | department | Departamento | del departamento
group 分组 | group | Grupo | del grupo
team 团队 | team | Equipo | del equipo
role 角色 | role | Función | de la función
operator 操作人 | operator | Operador | del operador
author 作者 | author | Autor | del autor
creator 创建人 | creator | Creador | del creador
owner 负责人 | owner | Responsable | del responsable
assignee 处理人 | assignee | Responsable | del responsable
auditor 审核人 | reviewer | Revisor | del revisor
reviewer 审核人 | reviewer | Revisor | del revisor
contact 联系人 | contact | Contacto | de contacto
receiver 收件人 | receiver | Destinatario | del destinatario
recipient 收件人 | recipient | Destinatario | del destinatario
consignee 收货人 | consignee | Destinatario | del destinatario
sender 发件人 | sender | Remitente | del remitente
payer 付款人 | payer | Pagador | del pagador
payee 收款人 | payee | Beneficiario | del beneficiario
driver 司机 | driver | Conductor | del conductor
shop 店铺 | shop | Tienda | de la tienda
store 门店 | store | Tienda | de la tienda
warehouse 仓库 | warehouse | Almacén | del almacén
app 应用 | app | Aplicación | de la aplicación
product 商品 | product | Producto | del producto
goods 商品 | goods | Producto | del producto
item 商品 | item | Artículo | del artículo
article 文章 | article | Artículo | del artículo
sku SKU | SKU | SKU | del SKU
spu SPU | SPU | SPU | del SPU
barcode 条码 | barcode | Código de barras
batch 批次 | batch | Lote | del lote
order 订单 | order | Pedido | del pedido
orders 订单 | orders | Pedidos | de los pedidos
trade 交易 | trade | Operación | de la operación
transaction 交易 | transaction | Transacción | de la transacción
bill 账单 | bill | Factura | de la factura
invoice 发票 | invoice | Factura | de la factura
tax 税额 | tax | Impuesto | de impuestos
contract 合同 | contract | Contrato | del contrato
package 包裹 | parcel | Paquete | del paquete
parcel 包裹 | parcel | Paquete | del paquete
express 快递 | courier | Mensajería | de envío
logistics 物流 | logistics | Logística | de logística
waybill 运单 | waybill | Guía de envío | de guía
tracking 物流 | tracking | Seguimiento | de seguimiento
carrier 承运商 | carrier | Transportista | del transportista
freight 运费 | freight | Portes | de los portes
delivery 配送 | delivery | Entrega | de entrega
shipping 发货 | shipping | Envío | de envío
price 价格 | price | Precio | del precio
amount 金额 | amount | Importe | del importe
money 金额 | amount | Importe | del importe
fee 费用 | fee | Tarifa | de la tarifa
cost 成本 | cost | Coste | del coste
charge 费用 | charge | Cargo | del cargo
balance 余额 | balance | Saldo | del saldo
deposit 押金 | deposit | Depósito | del depósito
commission 佣金 | commission | Comisión | de la comisión
discount 折扣 | discount | Descuento | de descuento
coupon 优惠券 | coupon | Cupón | del cupón
points 积分 | points | Puntos | de puntos
score 分数 | score | Puntuación | de puntuación
rating 评分 | rating | Valoración | de valoración
rate 比率 | rate | Tasa | de tasa
ratio 比例 | ratio | Proporción | de proporción
percent 百分比 | percentage | Porcentaje | del porcentaje
quantity 数量 | quantity | Cantidad | de cantidad
qty 数量 | quantity | Cantidad | de cantidad
stock 库存 | stock | Existencias | de existencias
inventory 库存 | stock | Existencias | de existencias
sales 销量 | sales | Ventas | de ventas
limit 上限 | limit | Límite | del límite
quota 配额 | quota | Cuota | de cuota
duration 时长 | duration | Duración | de duración
days 天数 | days | Días
task 任务 | task | Tarea | de la tarea
job 任务 | job | Tarea | de la tarea
event 事件 | event | Evento | del evento
activity 活动 | campaign | Campaña | de la campaña
campaign 活动 | campaign | Campaña | de la campaña
project 项目 | project | Proyecto | del proyecto
template 模板 | template | Plantilla | de la plantilla
notice 通知 | notice | Aviso | de aviso
notify 通知 | notification | Aviso | de aviso
complaint 投诉 | complaint | Reclamación | de la reclamación
question 问题 | question | Pregunta | de la pregunta
answer 回答 | answer | Respuesta | de la respuesta
reply 回复 | reply | Respuesta | de respuesta
bank 银行 | bank | Banco | del banco
card 卡 | card | Tarjeta | de la tarjeta
device 设备 | device | Dispositivo | del dispositivo
view 浏览 | view | Vista | de vistas
error 错误 | error | Error | de error
result 结果 | result | Resultado | del resultado
record 记录 | record | Registro | del registro
log 日志 | log | Registro | del registro
request 请求 | request | Solicitud | de la solicitud
response 返回 | response | Respuesta | de la respuesta
return 退货 | return | Devolución | de devolución
refund 退款 | refund | Reembolso | de reembolso
success 成功 | success | Éxito | de éxito
fail 失败 | failure | Fallo | de fallo
default 默认 | default | Predeterminado
enable 启用 | enabled | Activado
disable 停用 | disabled | Desactivado
active 启用 | active | Activo
top 置顶 | pinned | Fijado
hot 热门 | popular | Popular
gift 赠品 | gift | Regalo | de regalo
public 公开 | public | Público
read 已读 | read | Leído
parent 上级 | parent | Superior
shipment 发货单 | shipment | Envío | del envío
gram 克 | grams | Gramos
kg 千克 | kg | kg
insurance 保险 | insurance | Seguro | del seguro
cod 货到付款 | cash on delivery | Contra reembolso | de contra reembolso
threshold 阈值 | threshold | Umbral | del umbral
penalty 违约金 | penalty | Penalización | de penalización
service 服务 | service | Servicio | del servicio
exchange 换货 | exchange | Cambio | de cambio
manager 负责人 | manager | Encargado | del encargado
employee 员工 | employee | Empleado | del empleado
position 职位 | position | Cargo | del cargo
salary 工资 | salary | Salario | del salario
bonus 奖金 | bonus | Bonificación | de la bonificación
leave 请假 | leave | Permiso | del permiso
overtime 加班 | overtime | Horas extra | de las horas extra
holiday 节假日 | holiday | Festivo | del festivo
workday 工作日 | working day | Día laborable | del día laborable
ticket 工单 | ticket | Incidencia | de la incidencia
severity 严重程度 | severity | Gravedad | de la gravedad
reporter 报告人 | reporter | Informante | del informante
resolution 处理结果 | resolution | Resolución | de la resolución
like 点赞 | like | Me gusta | de me gusta
click 点击 | click | Clic | de clic
share 分享 | share | Compartido | de compartidos
visit 访问 | visit | Visita | de visita
conversion 转化 | conversion | Conversión | de conversión
prize 奖品 | prize | Premio | del premio
winner 中奖人 | winner | Ganador | del ganador
growth 成长 | growth | Crecimiento | de crecimiento
info 信息 | information | Información | de la información
extra 附加信息 | extra | Datos adicionales
timezone 时区 | time zone | Zona horaria | de la zona horaria
browser 浏览器 | browser | Navegador | del navegador
os 操作系统 | operating system | Sistema operativo | del sistema operativo
location 位置 | location | Ubicación | de la ubicación
shelf 货架 | shelf | Estante | del estante
inbound 入库 | inbound | Entrada | de entrada
outbound 出库 | outbound | Salida | de salida
inspector 检验员 | inspector | Inspector | del inspector
inspection 检验 | inspection | Inspección | de inspección
defect 缺陷 | defect | Defecto | del defecto
sample 样品 | sample | Muestra | de la muestra
shipper 发货人 | shipper | Expedidor | del expedidor
plate 车牌 | plate | Matrícula | de la matrícula
vehicle 车辆 | vehicle | Vehículo | del vehículo
route 路线 | route | Ruta | de la ruta
distance 距离 | distance | Distancia | de la distancia
mileage 里程 | mileage | Kilometraje | del kilometraje
fuel 燃料 | fuel | Combustible | del combustible
option 选项 | option | Opción | de la opción
difficulty 难度 | difficulty | Dificultad | de la dificultad
course 课程 | course | Curso | del curso
lesson 课时 | lesson | Lección | de la lección
teacher 教师 | teacher | Docente | del docente
student 学员 | student | Alumno | del alumno
class 班级 | class | Clase | de la clase
exam 考试 | exam | Examen | del examen
timeout 超时 | timeout | Tiempo límite | del tiempo límite
interval 间隔 | interval | Intervalo | del intervalo
frequency 频率 | frequency | Frecuencia | de la frecuencia
schedule 排期 | schedule | Calendario | del calendario
asset 资产 | asset | Activo | del activo
depreciation 折旧 | depreciation | Amortización | de amortización
value 值 | value | Valor | del valor
warranty 保修 | warranty | Garantía | de la garantía
maintenance 维护 | maintenance | Mantenimiento | de mantenimiento
repair 维修 | repair | Reparación | de reparación
fault 故障 | fault | Avería | de la avería
guest 客人 | guest | Huésped | del huésped
room 房间 | room | Habitación | de la habitación
booking 预订 | booking | Reserva | de la reserva
night 晚 | night | Noche | de la noche
adult 成人 | adult | Adulto | de adultos
policy 保单 | policy | Póliza | de la póliza
premium 保费 | premium | Prima | de la prima
claim 理赔 | claim | Reclamación | de la reclamación
progress 进度 | progress | Progreso | del progreso
milestone 里程碑 | milestone | Hito | del hito
budget 预算 | budget | Presupuesto | del presupuesto
webhook 回调 | webhook | Webhook | del webhook
callback 回调 | callback | Retorno | de retorno
retry 重试 | retry | Reintento | de reintento
trace 追踪 | trace | Traza | de la traza
msg 消息 | message | Mensaje | del mensaje
certificate 证书 | certificate | Certificado | del certificado
licence 许可证 | licence | Licencia | de la licencia
license 许可证 | licence | Licencia | de la licencia
reminder 提醒 | reminder | Recordatorio | de recordatorio
visible 可见 | visible | Visible
receivable 应收款 | receivable | Importe por cobrar
payable 应付款 | payable | Importe por pagar
`

/** The words for people, whose names use a different word in Chinese. */
export const people =
  'receiver recipient consignee sender shipper buyer seller customer contact person payer payee operator handler creator author owner user member reviewer auditor assignee staff driver manager employee guest student teacher inspector reporter winner'.split(
    ' ',
  )
