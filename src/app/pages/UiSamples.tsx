import { useState } from 'react';
import { FORM_LEVELS, SUBJECTS } from '../../domain/subject';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Button, ButtonLink } from '../../ui/Button';
import { Chips } from '../../ui/Chip';
import { Cover } from '../../ui/Cover';
import { FileSize } from '../../ui/FileSize';
import { IconButton } from '../../ui/IconButton';
import { MediaCard, MediaCardSkeleton, Shelf } from '../../ui/MediaCard';
import { Price } from '../../ui/Price';
import { TextLink } from '../../ui/TextLink';

const HERE = '/__dev/ui';

export function ButtonSamples() {
  return (
    <div className="panel stack">
      <div className="row wraps">
        <Button>Primary</Button>
        <Button variant="accent">Accent</Button>
        <Button variant="line" icon="download">
          Line
        </Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Delete</Button>
      </div>
      <div className="row wraps">
        <Button small>Small</Button>
        <Button disabled>Disabled</Button>
        <Button busy busyText="Processing...">
          Register Resource
        </Button>
        <ButtonLink to={HERE} variant="line" small>
          Link
        </ButtonLink>
        <IconButton icon="search" label="Search" />
        <IconButton icon="bookmark" label="Bookmark" filled aria-pressed />
      </div>
      <TextLink to={HERE} after="next">
        View All
      </TextLink>
      <Breadcrumbs
        trail={[
          { to: HERE, label: 'Home' },
          { to: HERE, label: 'Ebooks' },
        ]}
        current="Seli na Tishu"
      />
    </div>
  );
}

export function BadgeSamples() {
  const [form, setForm] = useState<string>('Form I');
  return (
    <div className="panel stack">
      <div className="row wraps">
        <Badge>Draft</Badge>
        <Badge tone="info">In review</Badge>
        <Badge tone="ok">Published</Badge>
        <Badge tone="warn">New</Badge>
        <Badge tone="bad">Needs a fix</Badge>
        <Badge tone="live">Live now</Badge>
        <Badge plain>PDF</Badge>
      </div>
      <Chips
        label="Form level"
        options={FORM_LEVELS.map((level) => ({ value: level, label: level }))}
        value={form}
        onChange={setForm}
      />
      <div className="row wraps">
        <Avatar name="Neema Mushi" />
        <Avatar name="Juma Kasanda" />
        <Avatar name="Rehema" small />
        <Price amount={4500} />
        <Price amount={0} />
        <FileSize bytes={6_500_000} />
      </div>
    </div>
  );
}

export function CoverSamples() {
  return (
    <>
      <Shelf>
        {[...SUBJECTS, 'General'].map((subject, index) => (
          <MediaCard
            key={subject}
            to={HERE}
            title={index % 2 ? 'Waves' : 'Classification and the Living Cell, with a long second half'}
            by="Neema Mushi"
            about={`${subject} · Form II`}
            cover={<Cover subject={subject} form="Form II" />}
          >
            <Price amount={index * 1500} />
            <FileSize bytes={3_900_000} />
          </MediaCard>
        ))}
      </Shelf>
      <Shelf>
        <MediaCardSkeleton about />
        <MediaCardSkeleton about />
      </Shelf>
    </>
  );
}
