import { type Call, type Condition, choice, type Label, l, text, timestamp } from '@/declaration'

// Reviewers' reasons for rejections. The platform writes them in Chinese; the console translates them.

export const unproven = l(
  '文件不能证明信息真实性',
  'The files do not prove the information',
  'Los documentos no demuestran los datos',
)
export const unrelatedName = l(
  '签名与资质主体不一致',
  'The signature does not match the company in the files',
  'La firma no corresponde a la empresa de los documentos',
)
export const wrongAttribute = l(
  '变量属性不符',
  'A variable has the wrong value type',
  'El tipo de valor de una variable no corresponde',
)
export const marketing = l(
  '含有营销内容，请按推广短信提交',
  'Contains marketing: submit it as a promotion',
  'Contiene publicidad: envíela como promoción',
)
export const noOptOut = l('缺少退订方式', 'No way to opt out', 'Falta la forma de darse de baja')
export const misleadingSubject = l(
  '主题与正文不符',
  'The subject does not match the body',
  'El asunto no corresponde al texto',
)
export const boasting = l('含有夸大宣传用语', 'Makes exaggerated claims', 'Contiene afirmaciones exageradas')

export const signReasons: readonly Label[] = [unproven, unrelatedName]
export const templateReasons: readonly Label[] = [wrongAttribute, marketing, noOptOut]
export const mailReasons: readonly Label[] = [misleadingSubject, boasting]

export const reviewFields = {
  status: choice({
    label: l('审核状态', 'Review status', 'Estado de la revisión'),
    of: {
      DRAFT: { ...l('草稿', 'Draft', 'Borrador'), tone: 'default' },
      REVIEWING: { ...l('审核中', 'Under review', 'En revisión'), tone: 'info' },
      APPROVED: { ...l('审核通过', 'Approved', 'Aprobada'), tone: 'success' },
      REJECTED: { ...l('审核未通过', 'Rejected', 'Rechazada'), tone: 'error' },
      CANCELED: { ...l('已撤销', 'Withdrawn', 'Retirada'), tone: 'default' },
      DISABLED: { ...l('已停用', 'Disabled', 'Desactivada'), tone: 'warning' },
    },
    initial: 'DRAFT',
  }),
  reject_reason: text({ label: l('驳回原因', 'Rejection reason', 'Motivo del rechazo'), max: 200 }),
  submit_time: timestamp({ label: l('提交时间', 'Submitted', 'Enviada a revisión'), nullable: true }),
  audit_time: timestamp({ label: l('审核时间', 'Reviewed', 'Revisada'), nullable: true }),
} as const

/** Records under review can neither be changed nor removed. */
export const lockedInReview = [{ when: { status: 'REVIEWING' }, code: 41004 }] as const

/** Disabled by the platform's staff: final. */
export const editableInReview = { status: { not: 'DISABLED' } } as const

const submitted = { reject_reason: '', submit_time: { from: 'now' }, audit_time: null } as const

/** The form's buttons: save a draft, or submit for review. `exempt`: records that submitting approves without a review. */
export const reviewButtons = <const C extends Condition>(exempt?: C) =>
  [
    {
      label: l('存为草稿', 'Save draft', 'Guardar borrador'),
      // An approved record cannot become a draft again.
      when: { status: { not: 'APPROVED' } },
      send: { submit: false },
      effect: [{ set: { status: 'DRAFT' } }],
    },
    {
      label: l('提交', 'Submit for review', 'Enviar a revisión'),
      send: { submit: true },
      effect: [
        ...(exempt === undefined ? [] : [{ when: exempt, set: { status: 'APPROVED', ...submitted } }]),
        { set: { status: 'REVIEWING', ...submitted } },
      ],
    },
  ] as const

export const withdrawal = <const C extends Call>(call: C) =>
  ({
    label: l('撤销审核', 'Withdraw', 'Retirar'),
    icon: 'undo',
    call,
    on: ['row', 'bulk'],
    batch: 'ids',
    when: { status: 'REVIEWING' },
    done: { status: 'CANCELED' },
    confirm: {
      text: l(
        '撤销后可修改并重新提交。',
        'The review is cancelled. It can then be changed and submitted again.',
        'Se cancela la revisión. Después se puede modificar y enviar de nuevo a revisión.',
      ),
    },
    inBulk: {
      text: l(
        '撤销后可修改并重新提交。',
        'The reviews are cancelled. They can then be changed and submitted again.',
        'Se cancelan las revisiones. Después se pueden modificar y enviar de nuevo a revisión.',
      ),
    },
    effect: [{ set: { status: 'CANCELED' } }],
  }) as const
