import type { ReactNode } from 'react';
import { PageHead } from '../../ui/PageHead';
import { ButtonSamples, BadgeSamples, CoverSamples } from './UiSamples';
import { DialogSample, FieldSamples, FileSamples } from './UiFormSamples';
import { QuerySamples, StateSamples } from './UiStateSamples';
import { LongTableSample, TableSample } from './UiTableSamples';

/** Every shared component in its states, for those who work on them. Never part of what is deployed. */
export function Component() {
  return (
    <div className="wrap page">
      <PageHead title="Components" lead="Each in its states. Switch the colours above." />
      <div
        className="split"
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))' }}
      >
        <Sample title="Buttons and links">
          <ButtonSamples />
        </Sample>
        <Sample title="Badges, chips, people">
          <BadgeSamples />
        </Sample>
        <Sample title="Fields">
          <FieldSamples />
        </Sample>
        <Sample title="Files">
          <FileSamples />
        </Sample>
        <Sample title="Dialog">
          <DialogSample />
        </Sample>
        <Sample title="Queries">
          <QuerySamples />
        </Sample>
      </div>
      <div className="stack loose" style={{ marginTop: 'var(--s7)' }}>
        <Sample title="States">
          <StateSamples />
        </Sample>
        <Sample title="Covers">
          <CoverSamples />
        </Sample>
        <Sample title="Table">
          <TableSample />
        </Sample>
        <Sample title="Ten thousand rows">
          <LongTableSample />
        </Sample>
      </div>
    </div>
  );
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
