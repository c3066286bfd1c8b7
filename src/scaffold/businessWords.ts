/** Business vocabulary, in the format of `words.ts`. */
export const businessNouns = `
pdf PDF | PDF | PDF | del PDF
ofd OFD | OFD | OFD | del OFD
xml XML | XML | XML | del XML
line 明细 | line | Línea | de la línea
proof 凭证 | proof | Justificante | del justificante
voucher 凭证 | voucher | Comprobante | del comprobante
receipt 收据 | receipt | Recibo | del recibo
refundable 可退金额 | refundable | Importe reembolsable
party 当事方 | party | Parte | de la parte
seal 印章 | seal | Sello | del sello
term 期限 | term | Plazo | del plazo
terms 条款 | terms | Condiciones | de las condiciones
cycle 周期 | cycle | Ciclo | del ciclo
capital 资本 | capital | Capital | del capital
education 学历 | education | Estudios | de estudios
capacity 容量 | capacity | Capacidad | de capacidad
child 儿童 | child | Niño | de niños
children 儿童 | children | Niños | de niños
breakfast 早餐 | breakfast | Desayuno | del desayuno
scope 适用范围 | scope | Alcance | del alcance
impression 曝光 | impression | Impresión | de impresiones
audience 受众 | audience | Audiencia | de la audiencia
target 目标 | target | Objetivo | del objetivo
landing 落地页 | landing page | Página de destino | de la página de destino
keyword 关键词 | keyword | Palabra clave | de la palabra clave
tuition 学费 | tuition | Matrícula | de la matrícula
firmware 固件 | firmware | Firmware | del firmware
battery 电量 | battery | Batería | de la batería
temperature 温度 | temperature | Temperatura | de temperatura
humidity 湿度 | humidity | Humedad | de humedad
signal 信号 | signal | Señal | de la señal
satisfaction 满意度 | satisfaction | Satisfacción | de satisfacción
solution 解决方案 | solution | Solución | de la solución
custodian 保管人 | custodian | Custodio | del custodio
principal 本金 | principal | Capital | del capital
interest 利息 | interest | Interés | de interés
installment 分期 | instalment | Cuota | de la cuota
repayment 还款 | repayment | Reembolso | de reembolso
guarantor 担保人 | guarantor | Avalista | del avalista
collateral 抵押物 | collateral | Garantía | de la garantía
viewer 观众 | viewer | Espectador | de espectadores
replay 回放 | replay | Repetición | de la repetición
piece 件 | piece | Unidad | de unidades
seat 席位 | seat | Plaza | de plazas
subscription 订阅 | subscription | Suscripción | de la suscripción
renewal 续费 | renewal | Renovación | de renovación
trial 试用 | trial | Prueba | de prueba
issuer 开具方 | issuer | Emisor | del emisor
agent 代理商 | agent | Agente | del agente
branch 分支 | branch | Sucursal | de la sucursal
approver 审批人 | approver | Aprobador | del aprobador
applicant 申请人 | applicant | Solicitante | del solicitante
quotation 报价 | quotation | Presupuesto | del presupuesto
subtotal 小计 | subtotal | Subtotal
surcharge 附加费 | surcharge | Recargo | del recargo
rebate 返利 | rebate | Bonificación | de la bonificación
debt 欠款 | debt | Deuda | de la deuda
material 物料 | material | Material | del material
packaging 包装 | packaging | Embalaje | del embalaje
`
