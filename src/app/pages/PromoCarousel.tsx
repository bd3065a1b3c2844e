import 'slick-carousel/slick/slick.css';
import { useRef, useState } from 'react';
import type ReactSlick from 'react-slick';
import { IconButton } from '../../ui/IconButton';
import { t } from '../../ui/text';
import styles from './PromoCarousel.module.css';
import { PROMOS } from './promos';
import { PromoSlide } from './PromoSlide';
import { Slider } from './slider';

/** Spec section 2.4. */
const INTERVAL = 5000;

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Four slides that change by themselves until the reader takes over: pointer or focus holds them, a button stops them.
 * They cross-fade in place: sliding would need copies of the slides, whose links the keyboard would still reach.
 */
export function PromoCarousel() {
  const slider = useRef<ReactSlick>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !prefersStillness());
  const [isHeld, setHeld] = useState(false);
  const isMoving = isPlaying && !isHeld;
  return (
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription={t('carousel')}
      aria-label={t('What you find here')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.slides} aria-live={isMoving ? 'off' : 'polite'}>
        <Slider
          ref={slider}
          fade
          infinite
          arrows={false}
          autoplay={isMoving}
          autoplaySpeed={INTERVAL}
          pauseOnHover={false}
          speed={prefersStillness() ? 0 : 240}
          waitForAnimate={false}
          beforeChange={(_from, to) => setCurrent(to)}
        >
          {PROMOS.map((promo, index) => (
            <div
              key={promo.kicker}
              className={styles.slide}
              role="group"
              aria-roledescription={t('slide')}
              aria-label={t('{n} of {count}', { n: index + 1, count: PROMOS.length })}
              inert={index !== current}
            >
              <PromoSlide promo={promo} />
            </div>
          ))}
        </Slider>
      </div>
      <Controls
        current={current}
        isPlaying={isPlaying}
        onPlay={() => setPlaying(!isPlaying)}
        onGo={(index) => slider.current?.slickGoTo(index)}
      />
    </div>
  );
}

interface ControlsProps {
  current: number;
  isPlaying: boolean;
  onPlay: () => void;
  onGo: (index: number) => void;
}

function Controls({ current, isPlaying, onPlay, onGo }: ControlsProps) {
  const count = PROMOS.length;
  return (
    <div className={styles.controls}>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? t('Stop the slides') : t('Let the slides change')}
        onClick={onPlay}
      />
      {PROMOS.map((promo, index) => (
        <button
          key={promo.kicker}
          type="button"
          className={styles.dot}
          aria-label={t('Slide {n}: {title}', { n: index + 1, title: t(promo.kicker) })}
          aria-current={index === current || undefined}
          onClick={() => onGo(index)}
        />
      ))}
      <IconButton
        icon="back"
        label={t('Previous slide')}
        onClick={() => onGo((current + count - 1) % count)}
      />
      <IconButton icon="next" label={t('Next slide')} onClick={() => onGo((current + 1) % count)} />
    </div>
  );
}
