// What calls are refused with by the rules of the reference platform, beside what their declarations tell.

/** Whatever sends for money: balance, arrears, a profile under review. */
const paid = [30001, 30002, 30003]
/** The signature and the template of a text message, and the values of its variables. */
const message = [41003, 41016, 41017, 41023]
const refunding = [43001, 43003, 43005, 43006, 43007, 10501, 10005]
const channelAnswer = 44010

/** Codes by call. */
export const callCodes: { readonly [call: string]: readonly number[] } = {
  'POST /user/cleargrant': [40005, 10501],
  'POST /user/saveagentpay': [30001, 40031, 40032],
  'POST /user/savepaidpushrule': [40011, 40012],
  'POST /user/saveflagpushrule': [40011, 40012],
  'GET /user/eventlist': [40001],
  'POST /user/updateevent': [40021, 40023],
  'POST /user/updateeventlist': [40021, 40023],
  'GET /user/grantlink': [10002],
  'POST /user/repushtoday': [10006, 30002],
  'POST /user/repushorder': [10006, 30002, 40001, 40002, 40003],
  'POST /user/sendrenewremind': [...paid, 41003, 41016, 41023, 41025, 41026, 41027, 10501],
  'GET /user/feestat': [10009],
  'POST /user/updatepartner': [10007, 30006, 30007],
  'POST /user/updateipwhite': [10007, 30004, 30005],
  'POST /user/bindauthpushurl': [10002, 30006, 30007],
  'POST /user/testpushurl': [30006],
  'POST /user/resetappsecret': [10002],
  'POST /user/getpayqrcode': [30003, 31001, 31003, 31004],
  'POST /user/checkpaymentstatus': [31002],
  'POST /user/closepayqrcode': [10006, 31002],
  'POST /user/getbindwxqrcode': [10501, 31011],
  'POST /user/checkwxbindstatus': [10002],
  'POST /user/readannouncement': [10008],
  'POST /user/savesmssign': [41002],
  'POST /user/removesmssign': [41005],
  'POST /user/savesmstemplate': [41003, 41012, 41013, 41014, 41015, 41018],
  'POST /user/removesmstemplate': [41005],
  'POST /user/previewsms': [...message, 41021, 41022],
  'POST /user/sendsms': [...paid, ...message, 40001, 41021, 41022, 41025, 41026, 41027, 41028],
  'POST /user/resendsms': [...paid, ...message, 41025, 41026, 41027],
  'POST /user/cancelsms': [10002, 10006, 41029],
  'POST /user/smsnumbers': [10008],
  'POST /user/saveemailtemplate': [41012, 42004],
  'POST /user/removeemailtemplate': [41005],
  'POST /user/testemail': [...paid, 10002, 10006, 41023, 42001, 42005],
  'POST /user/sendemail': [...paid, 10002, 10008, 41023, 41028, 42001, 42002, 42005],
  'POST /user/resendemail': [...paid, 41023, 42001, 42002, 42005],
  'POST /user/cancelemail': [10002, 10006, 41029],
  'POST /user/emailaddresses': [10008],
  'POST /user/refundtrade': refunding,
  'POST /user/retryrefund': refunding,
  'POST /user/closetrade': [43008],
  'POST /user/querytrade': [10501],
  'POST /user/replycomplaint': [44001, 44003, channelAnswer],
  'POST /user/batchreplycomplaint': [44001, channelAnswer],
  'POST /user/updaterefundprogress': [44007, channelAnswer],
  'POST /user/completecomplaint': [channelAnswer],
  'POST /user/uploadfile': [44002],
  'POST /user/uploadcomplaintimage': [44002],
  'GET /user/file': [10002],
}
