import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { t } from '../../../ui/text';
import type { Step } from './steps';

interface StepHeadProps {
  step: Pick<Step, 'title' | 'module'>;
  about?: string;
  /** Which part of the step shows: a change leads back up here. */
  part?: string | undefined;
}

/** The step's name, under its module's. Whoever comes here goes on from here: what led on is gone. */
export function StepHead({ step, about, part }: StepHeadProps) {
  const heading = useFocusOnTurn(part);
  return (
    <header className="stack tight">
      <p className="muted small">{step.module.title}</p>
      <h1 ref={heading} tabIndex={-1}>
        {step.title}
      </h1>
      {about && <p className="meta nums">{t(about)}</p>}
    </header>
  );
}

function useFocusOnTurn(part: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const way = useNavigationType();
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current !== part) heading.current?.focus();
    // Where a new page stands is the business of the scroll restoration.
    else if (way === 'PUSH') heading.current?.focus({ preventScroll: true });
    shown.current = part;
  }, [part, way]);
  return heading;
}
