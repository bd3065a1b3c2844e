import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Role } from '../domain/permissions';

export interface SessionUser {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  role: Role;
}

export interface SessionState {
  /** `loading` until the first word from Auth (spec section 4). */
  status: 'loading' | 'signed-in' | 'signed-out';
  user: SessionUser | null;
  isSigningOut: boolean;
}

const initialState: SessionState = { status: 'loading', user: null, isSigningOut: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionChanged: (state, { payload }: PayloadAction<SessionUser | null>) => {
      state.status = payload ? 'signed-in' : 'signed-out';
      state.user = payload;
      if (!payload) state.isSigningOut = false;
    },
    signOutStarted: (state) => {
      state.isSigningOut = true;
    },
    signOutFailed: (state) => {
      state.isSigningOut = false;
    },
  },
  selectors: {
    selectSession: (state) => state,
    selectUser: (state) => state.user,
  },
});

export const { sessionChanged, signOutStarted, signOutFailed } = sessionSlice.actions;
export const { selectSession, selectUser } = sessionSlice.selectors;
