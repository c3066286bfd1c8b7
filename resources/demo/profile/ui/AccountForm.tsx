import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useNotify } from 'react-admin'
import { useForm } from 'react-hook-form'
import { l } from '@/declaration'
import { email } from '@/declaration/kinds/email'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'

const texts = {
  note: l(
    '平台没有保存个人资料的接口：修改只保留在本页内存中，离开后恢复原样。正式资料请在“个人信息”页修改。',
    'The platform has no call that stores this: a change stays in the memory of this page and is gone once it is left. What is stored is changed on the Personal info page.',
    'La plataforma no tiene una llamada que lo guarde: el cambio queda en la memoria de esta página y se pierde al salir. Lo guardado se cambia en la página Mis datos.',
  ),
  name: l('姓名', 'Name', 'Nombre'),
  email: l('邮箱', 'E-mail', 'Correo'),
  nameMissing: l('请输入姓名', 'Enter a name', 'Escriba un nombre'),
  emailMissing: l('请输入邮箱', 'Enter an e-mail address', 'Escriba un correo'),
  emailWrong: l('邮箱格式不正确', 'This is no e-mail address', 'No es una dirección de correo'),
  update: l('更新', 'Update', 'Actualizar'),
  updated: l(
    '用户信息已更新',
    'User information has been updated successfully',
    'La información del usuario se ha actualizado',
  ),
}

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  marginTop: 16,
  '& > .MuiTextField-root': { width: 360, maxWidth: '100%' },
})

export interface AccountData {
  readonly name: string
  readonly email: string
}

interface AccountFormProps {
  readonly account: AccountData
  readonly onUpdate: (account: AccountData) => void
}

/** Name and address, kept in memory only. */
export const AccountForm = ({ account, onUpdate }: AccountFormProps) => {
  const say = useSay()
  const notify = useNotify()
  const { register, handleSubmit, formState } = useForm<AccountData>({
    values: account,
    resetOptions: { keepDirtyValues: true },
  })
  const { name: wrongName, email: wrongEmail } = formState.errors
  const { ref: nameRef, ...name } = register('name', { validate: (value) => value.trim() !== '' })
  const { ref: emailRef, ...address } = register('email', {
    validate: {
      missing: (value) => value.trim() !== '',
      wrong: (value) => email.check({ kind: 'email', label: texts.email }, value.trim()) === undefined,
    },
  })
  const update = (typed: AccountData) => {
    onUpdate({ name: typed.name.trim(), email: typed.email.trim() })
    notify(say(texts.updated), { type: 'success', autoHideDuration: 5000 })
  }
  return (
    <>
      <Notice severity="info">{say(texts.note)}</Notice>
      <Form noValidate onSubmit={handleSubmit(update)}>
        <TextField
          {...name}
          inputRef={nameRef}
          required
          label={say(texts.name)}
          autoComplete="name"
          error={wrongName !== undefined}
          helperText={wrongName && say(texts.nameMissing)}
          slotProps={{ htmlInput: { maxLength: 50 } }}
        />
        <TextField
          {...address}
          inputRef={emailRef}
          required
          type="email"
          label={say(texts.email)}
          autoComplete="email"
          error={wrongEmail !== undefined}
          helperText={
            wrongEmail && say(wrongEmail.type === 'missing' ? texts.emailMissing : texts.emailWrong)
          }
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <Button type="submit" variant="contained">
          {say(texts.update)}
        </Button>
      </Form>
    </>
  )
}
