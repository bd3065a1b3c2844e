import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { SectionHead } from '../../ui/SectionHead';
import { t } from '../../ui/text';
import { SUBJECTS } from '../../domain/subject';

interface SearchStartProps {
  recent: readonly string[];
  onSearch: (search: string) => void;
  onSubject: (subject: string) => void;
  onClear: () => void;
}

/** Before anything is asked: what was searched for last, and the subjects. */
export function SearchStart({ recent, onSearch, onSubject, onClear }: SearchStartProps) {
  return (
    <div className="stack loose">
      {recent.length > 0 && (
        <section className="stack" aria-labelledby="recent-searches">
          <SectionHead id="recent-searches" title={t('Recent searches')}>
            <Button variant="quiet" small onClick={onClear}>
              {t('Clear')}
            </Button>
          </SectionHead>
          <div className="row wraps">
            {recent.map((search) => (
              <Chip key={search} pressed={false} onClick={() => onSearch(search)}>
                {search}
              </Chip>
            ))}
          </div>
        </section>
      )}
      <section className="stack" aria-labelledby="search-subjects">
        <SectionHead id="search-subjects" title={t('Look by subject')} />
        <div className="row wraps">
          {SUBJECTS.map((subject) => (
            <Chip key={subject} pressed={false} onClick={() => onSubject(subject)}>
              {t(subject)}
            </Chip>
          ))}
        </div>
      </section>
    </div>
  );
}
