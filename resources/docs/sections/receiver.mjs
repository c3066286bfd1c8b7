import { createServer } from 'node:http'

// Keep the ids in your database, with a unique key: a restart must not forget them.
const handled = new Set()

const server = createServer(async (request, response) => {
  let text = ''
  for await (const part of request) text += part
  let message
  try {
    message = JSON.parse(text)
  } catch {
    return response.writeHead(400).end()
  }
  // The same message may come again: write it down once, and work on it after answering.
  if (!handled.has(message.message_id)) {
    handled.add(message.message_id)
    console.log(`received ${message.message_id} ${message.topic} ${message.tid}`)
  }
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"code":0}')
})

const port = Number(process.env.PORT ?? 8090)
server.listen(port, () => console.log(`listening on ${port}`))
