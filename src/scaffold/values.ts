/**
 * The labels of choices' values: `value 中文 | English | Español`. `kind.value` is the label for a kind (the value of a field that
 * ends with type, kind, category, level or grade), if it differs from that of a state.
 */
export const values = `
refund_only 仅退款 | Refund only | Solo reembolso
applied 已申请 | Applied | Solicitado
express 特快 | Express | Exprés
standard 标准 | Standard | Estándar
economy 经济 | Economy | Económico
cold_chain 冷链 | Cold chain | Cadena de frío
cold 冷链 | Cold chain | Cadena de frío
pending 待处理 | Pending | Pendiente
waiting 等待中 | Waiting | En espera
processing 处理中 | Processing | En curso
in_progress 进行中 | In progress | En curso
success 成功 | Success | Correcto
succeeded 成功 | Succeeded | Correcto
failed 失败 | Failed | Fallido
fail 失败 | Failed | Fallido
paid 已支付 | Paid | Pagado
unpaid 未支付 | Unpaid | Sin pagar
refunded 已退款 | Refunded | Reembolsado
refunding 退款中 | Refunding | Reembolsando
shipped 已发货 | Shipped | Enviado
delivered 已送达 | Delivered | Entregado
received 已收货 | Received | Recibido
returned 已退货 | Returned | Devuelto
cancelled 已取消 | Cancelled | Cancelado
canceled 已取消 | Cancelled | Cancelado
closed 已关闭 | Closed | Cerrado
open 进行中 | Open | Abierto
done 已完成 | Done | Hecho
finished 已完成 | Finished | Finalizado
completed 已完成 | Completed | Completado
expired 已过期 | Expired | Caducado
draft 草稿 | Draft | Borrador
published 已发布 | Published | Publicado
deleted 已删除 | Deleted | Eliminado
approved 已通过 | Approved | Aprobado
rejected 已驳回 | Rejected | Rechazado
reviewing 审核中 | In review | En revisión
active 启用 | Active | Activo
inactive 停用 | Inactive | Inactivo
enabled 启用 | Enabled | Activado
disabled 停用 | Disabled | Desactivado
normal 正常 | Normal | Normal
new 新建 | New | Nuevo
other 其他 | Other | Otro
none 无 | None | Ninguno
yes 是 | Yes | Sí
male 男 | Male | Hombre
female 女 | Female | Mujer
low 低 | Low | Bajo
medium 中 | Medium | Medio
high 高 | High | Alto
urgent 紧急 | Urgent | Urgente
wechat 微信 | WeChat | WeChat
alipay 支付宝 | Alipay | Alipay
taobao 淘宝 | Taobao | Taobao
tmall 天猫 | Tmall | Tmall
jd 京东 | JD | JD
douyin 抖音 | Douyin | Douyin
pdd 拼多多 | Pinduoduo | Pinduoduo
kuaishou 快手 | Kuaishou | Kuaishou
check_in 入住 | Check-in | Entrada
check_out 离店 | Check-out | Salida
insured 保价 | Insured | Asegurado
created 已创建 | Created | Creado
submitted 已提交 | Submitted | Presentado
picked 已拣货 | Picked | Preparado
packed 已打包 | Packed | Embalado
in_transit 运输中 | In transit | En tránsito
transit 运输中 | In transit | En tránsito
out_for_delivery 派送中 | Out for delivery | En reparto
lost 丢失 | Lost | Perdido
damaged 破损 | Damaged | Dañado
signed 已签收 | Signed for | Entregado y firmado
settled 已结算 | Settled | Liquidado
unsettled 未结算 | Unsettled | Sin liquidar
partial 部分 | Partial | Parcial
void 已作废 | Void | Anulado
withdrawn 已撤回 | Withdrawn | Retirado
frozen 已冻结 | Frozen | Congelado
locked 已锁定 | Locked | Bloqueado
abnormal 异常 | Abnormal | Anómalo
online 在线 | Online | En línea
offline 离线 | Offline | Sin conexión
unpublished 未发布 | Unpublished | Sin publicar
on_sale 在售 | On sale | A la venta
off_sale 已下架 | Off sale | Retirado de la venta
sold_out 已售罄 | Sold out | Agotado
used 已使用 | Used | Usado
unused 未使用 | Unused | Sin usar
qualified 合格 | Passed | Apto
unqualified 不合格 | Failed | No apto
answered 已答复 | Answered | Respondido
correct 正确 | Correct | Correcto
vip VIP | VIP | VIP
sf 顺丰 | SF | SF
zto 中通 | ZTO | ZTO
yto 圆通 | YTO | YTO
yunda 韵达 | Yunda | Yunda
sto 申通 | STO | STO
ems EMS | EMS | EMS
kind.urgent 加急 | Urgent | Urgente
kind.normal 普通 | Standard | Estándar
kind.special 专用 | Special | Especial
special 特殊 | Special | Especial
cny 人民币 | Chinese yuan | Yuan chino
usd 美元 | US dollar | Dólar estadounidense
eur 欧元 | Euro | Euro
hkd 港币 | Hong Kong dollar | Dólar de Hong Kong
jpy 日元 | Japanese yen | Yen japonés
gbp 英镑 | Pound sterling | Libra esterlina
trial 试用 | Trial | Prueba
once 一次性 | Once | Una vez
daily 每日 | Daily | Diario
weekly 每周 | Weekly | Semanal
monthly 每月 | Monthly | Mensual
quarterly 每季度 | Quarterly | Trimestral
yearly 每年 | Yearly | Anual
overdue 已逾期 | Overdue | Vencido
terminated 已终止 | Terminated | Rescindido
suspended 已中止 | Suspended | Suspendido
archived 已归档 | Archived | Archivado
verified 已验证 | Verified | Verificado
unverified 未验证 | Not verified | Sin verificar
passed 已通过 | Passed | Aprobado
ignored 已忽略 | Ignored | Ignorado
resolved 已解决 | Resolved | Resuelto
reopened 已重新打开 | Reopened | Reabierto
assigned 已分配 | Assigned | Asignado
reserved 已预留 | Reserved | Reservado
checked_in 已入住 | Checked in | Alojado
checked_out 已离店 | Checked out | Salida hecha
no_show 未到 | No-show | No presentado
issued 已开具 | Issued | Emitido
voided 已作废 | Voided | Anulado
issuing 开具中 | Being issued | En emisión
cash 现金 | Cash | Efectivo
bank_transfer 银行转账 | Bank transfer | Transferencia bancaria
credit_card 信用卡 | Credit card | Tarjeta de crédito
pos POS | POS | TPV
electronic 电子 | Electronic | Electrónico
paper 纸质 | Paper | Papel
personal 个人 | Personal | Particular
individual 个人 | Individual | Particular
enterprise 企业 | Company | Empresa
in_stock 有货 | In stock | En existencias
out_of_stock 缺货 | Out of stock | Agotado
presale 预售 | Presale | Preventa
scheduled 已排期 | Scheduled | Programado
running 运行中 | Running | En marcha
stopped 已停止 | Stopped | Detenido
paused 已暂停 | Paused | En pausa
warning 警告 | Warning | Advertencia
private 私有 | Private | Privado
internal 内部 | Internal | Interno
external 外部 | External | Externo
ios iOS | iOS | iOS
android Android | Android | Android
web 网页 | Web | Web
mini_program 小程序 | Mini program | Miniprograma
h5 H5 | H5 | H5
good 好 | Good | Bueno
average 一般 | Average | Regular
bad 差 | Bad | Malo
positive 好评 | Positive | Positiva
neutral 中评 | Neutral | Neutra
negative 差评 | Negative | Negativa
invited 已邀请 | Invited | Invitado
joined 已加入 | Joined | Unido
banned 已封禁 | Banned | Vetado
sale 销售 | Sale | Venta
purchase 采购 | Purchase | Compra
transfer 调拨 | Transfer | Traspaso
`
