import { useEffect } from 'react';
import type { Player } from './player';
import { BACK_SECONDS, FORWARD_SECONDS } from './playerState';

const VOLUME_STEP = 5;

type Command = (player: Player) => void;

const louder =
  (by: number): Command =>
  (player) =>
    player.setVolume(player.state.get().volume + by);

const COMMANDS: Record<string, Command> = {
  ' ': (player) => player.toggle(),
  k: (player) => player.toggle(),
  ArrowLeft: (player) => player.skip(-BACK_SECONDS),
  j: (player) => player.skip(-BACK_SECONDS),
  ArrowRight: (player) => player.skip(FORWARD_SECONDS),
  l: (player) => player.skip(FORWARD_SECONDS),
  ArrowUp: louder(VOLUME_STEP),
  ArrowDown: louder(-VOLUME_STEP),
};

/** Keys mean what they mean to whatever has the focus first: a field, a slider, an open dialog; space to a button. */
function commandOf(event: KeyboardEvent): Command | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return undefined;
  if (target instanceof Element && target.closest('input, textarea, select, [role="menu"]')) return undefined;
  if (key === ' ' && target instanceof Element && target.closest('a, button, summary')) return undefined;
  return COMMANDS[key];
}

/** On the player's own page: space, arrows, and the letters of video sites. */
export function usePlayerKeys(player: Player): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      command(player);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [player]);
}
