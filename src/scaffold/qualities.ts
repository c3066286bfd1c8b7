/** Words that describe the next one. In Spanish they come after it, or before it if marked `^`; some have a feminine form. */
export const qualities = `
total 总 | total | total
max 最大 | maximum | máximo/máxima
min 最小 | minimum | mínimo/mínima
last 最近 | last | ^último/última
first 首次 | first | ^primer/primera
next 下次 | next | ^próximo/próxima
original 原 | original | original
actual 实际 | actual | real
real 真实 | real | real
final 最终 | final | final
average 平均 | average | medio/media
today 今日 | today's | de hoy
monthly 月 | monthly | mensual
daily 日 | daily | diario/diaria
sale 销售 | sales | de venta
sales 销售 | sales | de venta
market 市场 | market | de mercado
retail 零售 | retail | minorista
purchase 采购 | purchase | de compra
unit 单位 | unit | unitario/a
out 外部 | external | externo/externa
main 主 | main | principal
short 简短 | short | corto/corta
full 完整 | full | completo/completa
new 新 | new | ^nuevo/nueva
old 旧 | old | anterior
expected 预计 | expected | previsto/prevista
paid 已付 | paid | pagado/pagada
sub 子 | sub- | secundario/secundaria
gross 毛 | gross | bruto/bruta
net 净 | net | neto/neta
available 可用 | available | disponible
locked 锁定 | locked | bloqueado/bloqueada
safety 安全 | safety | de seguridad
valid 有效 | valid | válido/válida
failed 失败 | failed | fallido/fallida
estimated 预估 | estimated | estimado/estimada
wholesale 批发 | wholesale | mayorista
insured 保价 | insured | asegurado/asegurada
`
