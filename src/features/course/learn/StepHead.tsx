import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { t } from '../../../ui/text';
import type { Step } from './steps';

interface StepHeadProps {
  step: Pick<Step, 'title' | 'module'>;
  about: string;
}

/** The step's name, under its module's. Who comes from another step goes on from here: the link that led on is gone. */
export function StepHead({ step, about }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const way = useNavigationType();
  useEffect(() => {
    if (way === 'PUSH') heading.current?.focus({ preventScroll: true });
  }, [way]);
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
