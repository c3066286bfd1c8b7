import { answerCalls } from '@/files/workerCalls'
import { received } from './received'

answerCalls(received)
