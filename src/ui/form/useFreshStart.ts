import { useRef, useState } from 'react';

/** A form starts afresh as another mount: `start` is its key, and the focus goes back to its `top`. */
export function useFreshStart<Top extends HTMLElement>() {
  const [start, setStart] = useState(0);
  const top = useRef<Top>(null);
  const restart = () => {
    setStart(start + 1);
    top.current?.focus();
  };
  return { start, top, restart };
}
