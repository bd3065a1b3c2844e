import { api, call, late } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { notify } from '../../data/notice';
import type {
  EnterChatRoomInput,
  GiveChatFloorInput,
  HideChatMessageInput,
  MuteChatMemberInput,
  SetChatModeInput,
} from '../../domain/chatInput';
import type { AppError } from '../../domain/errors';
import type { ChatMessage } from '../../domain/chat';
import type { Page } from '../../domain/page';
import type { ChatMessagePlace, ChatPageRequest, ChatSeat } from './chatDocs';
import type { ChatRequest, ChatView } from './chatView';
import type { ChatWatch } from './chatWatchDocs';
import type { NewChatMessage } from './chatWriteDocs';

const load = () => import('./chatDocs');
const docs = late(load);

/** A function that has slept takes its time; the client library gives up at 70 seconds. */
const CALLABLE = { access: 'user', timeoutMs: null } as const;
const USER = { access: 'user' } as const;

const FAILED = ({ message }: AppError) => ({ title: 'That did not work', description: message });

export interface PresenceRequest {
  roomId: string;
  /** Null for who looks in from outside: they are not counted. */
  uid: string | null;
}

const PRESENCE_MS = 60_000;

/** What listens now. A room is listened to as long as its entry in the store is used by a screen. */
const watches = new Map<string, ChatWatch>();
const keyOf = (request: ChatRequest) => JSON.stringify(request);

const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    watchChat: build.query<ChatView, ChatRequest>({
      queryFn: call(docs('readChat'), USER),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(request, { updateCachedData, cacheDataLoaded, cacheEntryRemoved }) {
        try {
          await cacheDataLoaded;
        } catch {
          // Left before it began.
          return;
        }
        const { watchChat } = await load();
        const watch = watchChat(request, (view) => updateCachedData(() => view));
        watches.set(keyOf(request), watch);
        await cacheEntryRemoved;
        watch.close();
        if (watches.get(keyOf(request)) === watch) watches.delete(keyOf(request));
      },
    }),
    // A teacher may give their word while the student waits.
    watchVouched: build.query<boolean, string>({
      queryFn: call(docs('readVouched'), USER),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(uid, { updateCachedData, cacheDataLoaded, cacheEntryRemoved }) {
        try {
          await cacheDataLoaded;
        } catch {
          return;
        }
        const { watchVouched } = await load();
        const stop = watchVouched(uid, (isVouched) => updateCachedData(() => isVouched));
        await cacheEntryRemoved;
        stop();
      },
    }),
    // Who has the room before them, told and asked again every minute while the page is looked at.
    watchPresence: build.query<number, PresenceRequest>({
      queryFn: call(docs('countPresent'), USER),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(request, { updateCachedData, cacheEntryRemoved }) {
        const timer = setInterval(() => {
          if (document.visibilityState !== 'visible' || !navigator.onLine) return;
          // A count that fails is asked for again soon; the last one stands until then.
          void load()
            .then(({ countPresent }) => countPresent(request))
            .then((count) => updateCachedData(() => count))
            .catch(() => undefined);
        }, PRESENCE_MS);
        await cacheEntryRemoved;
        clearInterval(timer);
      },
    }),
    exportChat: build.query<Page<ChatMessage>, ChatPageRequest>(exportQuery(docs('listChatMessages'))),
    getChatMessage: build.query<ChatMessage | null, ChatMessagePlace>({
      queryFn: call(docs('readChatMessage'), USER),
      keepUnusedDataFor: 0,
    }),
    loadOlderChat: build.mutation<void, ChatRequest>({
      queryFn: call(async (request: ChatRequest) => watches.get(keyOf(request))?.loadOlder()),
    }),
    // The bubble itself says how its message goes.
    sendChatMessage: build.mutation<null, NewChatMessage>({ queryFn: call(docs('sendChatMessage'), USER) }),
    editChatMessage: build.mutation<void, ChatMessagePlace & { text: string }>({
      queryFn: call(docs('editChatMessage'), USER),
    }),
    deleteChatMessage: build.mutation<void, ChatMessagePlace>({
      queryFn: call(docs('deleteChatMessage'), USER),
      onQueryStarted: notify({
        failure: ({ message }) => ({ title: 'The message was not deleted', description: message }),
      }),
    }),
    // The listener tells when it is done.
    askToSpeak: build.mutation<void, ChatSeat & { isAsking: boolean }>({
      queryFn: call(docs('askToSpeak'), USER),
      onQueryStarted: notify({ failure: FAILED }),
    }),
    giveChatFloor: build.mutation<null, GiveChatFloorInput>({
      queryFn: call(docs('giveChatFloor'), CALLABLE),
      onQueryStarted: notify({ failure: FAILED }),
    }),
    enterChatRoom: build.mutation<null, EnterChatRoomInput>({
      queryFn: call(docs('enterChatRoom'), CALLABLE),
      onQueryStarted: notify({ failure: FAILED }),
    }),
    hideChatMessage: build.mutation<null, HideChatMessageInput>({
      queryFn: call(docs('hideChatMessage'), CALLABLE),
      onQueryStarted: notify({
        success: ({ isHidden }) => ({ title: isHidden ? 'Message hidden' : 'Message shown again' }),
        failure: FAILED,
      }),
    }),
    muteChatMember: build.mutation<null, MuteChatMemberInput>({
      queryFn: call(docs('muteChatMember'), CALLABLE),
      onQueryStarted: notify({
        success: ({ minutes }) => ({ title: minutes > 0 ? 'Muted' : 'They can write again' }),
        failure: FAILED,
      }),
    }),
    setChatMode: build.mutation<null, SetChatModeInput>({
      queryFn: call(docs('setChatMode'), CALLABLE),
      onQueryStarted: notify({ success: () => ({ title: 'The room is changed' }), failure: FAILED }),
    }),
  }),
});

export const {
  useWatchChatQuery,
  useWatchVouchedQuery,
  useWatchPresenceQuery,
  useGetChatMessageQuery,
  useLazyExportChatQuery,
  useLoadOlderChatMutation,
  useAskToSpeakMutation,
  useGiveChatFloorMutation,
  useSendChatMessageMutation,
  useEditChatMessageMutation,
  useDeleteChatMessageMutation,
  useEnterChatRoomMutation,
  useHideChatMessageMutation,
  useMuteChatMemberMutation,
  useSetChatModeMutation,
} = chatApi;
