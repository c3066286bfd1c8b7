import { type Label, l } from '@/declaration/label'

/** The words for a conflict between two people's changes, depending on where it shows up. */
export interface ConflictWords {
  readonly title: Label
  /** Nothing has to be decided. */
  readonly ready: Label
  readonly decided: Label
  readonly outside: Label
}

export const formConflict: ConflictWords = {
  title: l(
    '您编辑期间，该记录已被他人修改',
    'Somebody else saved this record while you were editing it',
    'Otra persona guardó este registro mientras usted lo editaba',
  ),
  ready: l(
    '没有冲突。请核对后保存，双方的修改都会保留。',
    'There are no conflicts. Check the record and save: both your changes are kept.',
    'No hay conflictos. Revise y guarde: se conservan los cambios de ambos.',
  ),
  decided: l(
    '已全部选择，可以保存。',
    'Everything is decided; you can save.',
    'Todo está decidido; ya puede guardar.',
  ),
  outside: l('本表单以外的修改', 'Changed outside this form', 'Cambiado fuera de este formulario'),
}

export const actionConflict: ConflictWords = {
  title: l(
    '该记录在您打开后已被他人修改',
    'Somebody else has changed this record since you opened it',
    'Otra persona ha modificado este registro desde que lo abrió',
  ),
  ready: l(
    '请核对后再次确认。',
    'Look at the change and confirm again.',
    'Revise el cambio y confirme de nuevo.',
  ),
  decided: l(
    '已全部选择，请再次确认。',
    'Everything is decided; confirm again.',
    'Todo está decidido; confirme de nuevo.',
  ),
  outside: l('他人的修改', 'What they changed', 'Lo que cambiaron'),
}

export const conflictTexts = {
  decide: l(
    '有 {count} 项双方都改了：请逐项选择，选完才能保存。',
    'You both changed {count} of the fields. Choose a version of each before saving.',
    'Ambos cambiaron {count} de los campos. Elija una versión de cada uno antes de guardar.',
  ),
  taken: l('已采用他人的修改', 'Their change was adopted', 'Tomado de la otra persona'),
  kept: l('保留您的修改', 'Kept as you typed it', 'Se conserva lo que usted escribió'),
  merged: l(
    '双方改了不同的行，已合并，请核对',
    'Both changed different lines; merged, please check',
    'Ambos cambiaron líneas distintas; se han unido, compruébelo',
  ),
  collisions: l('请选择', 'To decide', 'Por decidir'),
  base: l('原值', 'Before', 'Antes'),
  mine: l('我的修改', 'Mine', 'Mi versión'),
  theirs: l('他人的修改', 'Theirs', 'La otra versión'),
  undecided: l('请先选择：{fields}', 'Decide first: {fields}', 'Decida antes: {fields}'),
  removed: l(
    '该记录已被他人删除，无法保存。您输入的内容仍保留在下面，可以复制。',
    'Somebody else has removed this record, so it cannot be saved. What you typed is still below and can be copied.',
    'Otra persona ha eliminado este registro y ya no se puede guardar. Lo que escribió sigue abajo y puede copiarse.',
  ),
} as const satisfies Record<string, Label>
