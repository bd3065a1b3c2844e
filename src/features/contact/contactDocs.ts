import { callFunction } from '../../data/firebase';
import type { SendMessageInput, SubscribeInput } from '../../domain/contact';

export const sendMessage = (input: SendMessageInput) =>
  callFunction<SendMessageInput, null>('sendMessage', input);

export const subscribe = (input: SubscribeInput) => callFunction<SubscribeInput, null>('subscribe', input);
