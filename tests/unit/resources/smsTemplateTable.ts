import type { TemplateType, VariableAttr } from '@resources/sms/template/templateRules'

/**
 * What is wrong with a template: the code, and what its message names. Console and platform are both tested against this
 * table (resources/README.md#sms-templates).
 */
export type TemplateCase = readonly [
  type: TemplateType,
  what: string,
  content: string,
  problem: readonly [code: number, named?: string] | undefined,
  attr?: VariableAttr,
]

/** A variable as written in a text. */
export const v = (name: string) => `\${${name}}`
const promo = (text: string) => `${text}拒收请回复R`

export const templateTable: readonly TemplateCase[] = [
  ['NOTICE', 'a real event', `亲，您的订单${v('order')}已由${v('company')}发出，请留意查收。`, undefined],
  ['NOTICE', 'no variables', '您的退货已签收，退款将在三日内到账。', undefined],
  ['NOTICE', '500 characters', '字'.repeat(500), undefined],
  ['NOTICE', '501 characters', '字'.repeat(501), [41011]],
  ['NOTICE', 'blanks', '   ', [41011]],
  ['NOTICE', 'characters of two units count one', `已签收${'𠮷'.repeat(497)}`, undefined],
  ['NOTICE', 'a variable that begins with a digit', `订单${v('1order')}已发出`, [41012, '1order']],
  ['NOTICE', 'a variable in Chinese', `订单${v('单号')}已发出`, [41012, '单号']],
  ['NOTICE', 'an empty variable', `订单${v('')}已发出`, [41012, '']],
  ['NOTICE', 'an open variable', `订单${v('order').slice(0, -1)}已发出`, [41012, 'order已发出…']],
  ['NOTICE', 'a variable without its sign', '订单{order}已发出', [41012, '{order}']],
  ['NOTICE', 'a variable in full width', '订单＄｛order｝已发出', [41012, '｛order｝']],
  ['NOTICE', 'braces that mean none', '满 {3} 件已发出', undefined],
  ['NOTICE', 'a variable twice', `${v('order')}已发出，${v('order')}请查收`, [41012, 'order']],
  ['NOTICE', 'variables next to each other', `订单${v('order')}${v('name')}已发出`, [41013]],
  ['NOTICE', 'variables with a blank between', `订单${v('order')} ${v('name')}已发出`, [41013]],
  ['NOTICE', 'nothing but a variable', v('text'), [41013]],
  ['NOTICE', 'nothing but a variable and marks', `${v('text')}。！`, [41013]],
  ['NOTICE', 'brackets of a signature', '【青禾】您的订单已发出', [41018, '【']],
  ['NOTICE', 'the words of promotion', '您的订单已发出，另有优惠券可领', [41018, '优惠券']],
  ['NOTICE', 'the opt-out of promotion', promo('您的订单已发出'), [41018, '拒收请回复']],
  ['NOTICE', 'a mobile number', '请联系16000000001', [41018, '16000000001']],
  ['NOTICE', 'a QQ number', '请加QQ：1000001', [41018, 'QQ：1000001']],
  [
    'NOTICE',
    'a link that a variable completes',
    `查看 https://example.com/o/${v('order')} 吧`,
    [41018, `https://example.com/o/${v('order')}`],
  ],
  ['NOTICE', 'a host that is a variable', `查看 ${v('shop')}.com 吧`, [41018, `${v('shop')}.com`]],
  ['NOTICE', 'a link that is written out', '详情见 https://example.com/help 。', undefined],
  ['NOTICE', 'an order number of 19 digits', '订单9000000016000000001已发出', undefined],

  ['CODE', 'a code', `您的验证码为${v('code')}，5分钟内有效`, undefined, 'NUMBER_CODE'],
  ['CODE', 'another word for it', `动态码${v('code')}，请勿转发`, undefined, 'NUMBER_CODE'],
  ['CODE', 'no word for it', `您的号码为${v('code')}，请勿转发`, [41014], 'NUMBER_CODE'],
  ['CODE', 'no variable', '您的验证码已发出', [41012, 'code']],
  ['CODE', 'two variables', `验证码${v('code')}，用于${v('what')}`, [41012, 'what'], 'NUMBER_CODE'],
  ['CODE', 'a variable that holds no code', `验证码${v('code')}`, [41012, 'code'], 'OTHER'],
  ['CODE', 'a link', `验证码${v('code')}，见www.example.com`, [41018, 'www.example.com'], 'NUMBER_CODE'],
  ['CODE', 'a short link', `验证码${v('code')}，见t.xy/a1`, [41018, 't.xy/a1'], 'NUMBER_CODE'],
  ['CODE', 'a telephone', `验证码${v('code')}，致电400-000-0000`, [41018, '400-000-0000'], 'NUMBER_CODE'],
  ['CODE', 'promotion', `验证码${v('code')}，今日秒杀`, [41018, '秒杀'], 'NUMBER_CODE'],
  ['CODE', 'the opt-out', promo(`验证码${v('code')}，`), [41018, '拒收请回复'], 'NUMBER_CODE'],

  ['PROMO', 'members with the opt-out', promo('亲爱的会员，周末会员日，欢迎回店。'), undefined],
  ['PROMO', 'no opt-out', '亲爱的会员，周末会员日，欢迎回店。', [41015]],
  ['PROMO', 'the opt-out in the middle', `${promo('会员日')}，欢迎回店`, [41015]],
  ['PROMO', 'a variable', promo(`亲爱的${v('name')}，会员日欢迎回店。`), [41018, v('name')]],
  ['PROMO', 'loans', promo('会员可享贷款。'), [41018, '贷款']],
  ['PROMO', 'gaming', promo('会员棋牌之夜。'), [41018, '棋牌']],
  ['PROMO', 'dating', promo('会员交友之夜。'), [41018, '交友']],
]

/** Names of signatures, and whether they are allowed; if not, 41001 (resources/README.md#signatures). */
export const signNames: readonly (readonly [name: string, good: boolean])[] = [
  ['青禾', true],
  ['青禾家居2024', true],
  ['QHSHOP', true],
  ['一二三四五六七八九十十一', true],
  ['一二三四五六七八九十十一二', false],
  ['青', false],
  ['', false],
  ['20240601', false],
  ['青禾 家居', false],
  ['青禾-家居', false],
  ['【青禾】', false],
  ['青禾测试', false],
  ['QhTest', false],
  ['青禾。', false],
]
