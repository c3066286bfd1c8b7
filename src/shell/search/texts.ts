import { l } from '@/declaration'

export const texts = {
  looking: l('正在查找记录…', 'Looking for records…', 'Buscando registros…'),
  all: l('全部 {total} 条', 'all {total}', 'los {total}'),
  failed: l(
    '以下业务没有查到，请稍后重试：{areas}',
    'Could not be searched, try again later: {areas}',
    'No se ha podido buscar en: {areas}. Inténtelo más tarde.',
  ),
} as const
