import { isPayable, type LessonRequest, type LessonSide } from '../../../domain/lesson';
import { formatUsd } from '../../../domain/money';
import { BuyButton } from '../../../session/AccessOffer';
import { t } from '../../../ui/text';

interface LessonPaymentProps {
  lesson: LessonRequest;
  side: LessonSide;
}

/** The way to pay for a lesson that was agreed; its tutor reads what it costs. Nothing where nothing is due. */
export function LessonPayment({ lesson, side }: LessonPaymentProps) {
  if (!isPayable(lesson)) return null;
  const price = formatUsd(lesson.price);
  if (side === 'tutor') return <p className="meta">{t('{price}, not paid yet', { price })}</p>;
  const product = {
    kind: 'lesson' as const,
    id: lesson.id,
    title: t('Lesson with {name}', { name: lesson.tutor_name }),
    price,
    howTo: t('How to pay for this lesson'),
    opens: t(
      'When an administrator has found your payment, the lesson is marked as paid, for your tutor too.',
    ),
  };
  return (
    <div className="row wraps tight">
      {t('{price} for the lesson', { price })}
      <BuyButton small product={product} />
    </div>
  );
}
