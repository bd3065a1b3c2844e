import { t } from '../../../ui/text';
import type { Step } from './steps';

/** The step's name, under its module's. */
export function StepHead({ step, about }: { step: Pick<Step, 'title' | 'module'>; about: string }) {
  return (
    <header className="stack tight">
      <p className="muted small">{step.module.title}</p>
      <h1>{step.title}</h1>
      {about && <p className="meta nums">{t(about)}</p>}
    </header>
  );
}
