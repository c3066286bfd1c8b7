import { l } from '@/declaration'

/** The words of what answers are compared with their declarations for. */
export const contractTexts = {
  declaration: l('声明 {hash}', 'declaration {hash}', 'declaración {hash}'),
  source: l('平台接口', 'Platform contract', 'Contrato con la plataforma'),
  note: l('提示', 'Note', 'Nota'),
  watchAll: l(
    '检查每个回答是否符合声明（供开发者使用）',
    'Compare every answer with its declaration (for developers)',
    'Comparar cada respuesta con su declaración (para desarrolladores)',
  ),
}
