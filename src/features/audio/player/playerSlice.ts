import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether an audio is open at all: all that pages without one need to know of the player. */
export const playerSlice = createSlice({
  name: 'player',
  initialState: { isOpen: false },
  reducers: {
    playerOpened: (state, { payload }: PayloadAction<boolean>) => {
      state.isOpen = payload;
    },
  },
  selectors: { selectIsPlayerOpen: ({ isOpen }) => isOpen },
});

export const { playerOpened } = playerSlice.actions;
export const { selectIsPlayerOpen } = playerSlice.selectors;
