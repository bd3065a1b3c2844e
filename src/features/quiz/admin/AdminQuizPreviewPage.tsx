import { useParams } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import type { Question } from '../../../domain/question';
import { toQuestionForm } from '../../../domain/questionRecord';
import type { QuizKeys, QuizSection } from '../../../domain/quiz';
import { ButtonLink } from '../../../ui/Button';
import { FormSection } from '../../../ui/form/FormSection';
import { MathText } from '../../../ui/MathText';
import { Note } from '../../../ui/Note';
import { t } from '../../../ui/text';
import { AdminQuizHead } from './AdminQuizHead';
import { AskedQuestion } from './QuestionPreview';
import { QuizForEditView } from './QuizForEditView';

/** `/admin/quizzes/{id}/preview`: what learners are asked, with the answers that only the author sees. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <QuizForEditView quizId={id}>
      {({ quiz, paper, keys }) => (
        <>
          <AdminQuizHead title={t('Preview quiz')} quiz={quiz}>
            <ButtonLink variant="line" icon="edit" to={paths.adminEditQuiz(quiz.id)}>
              {t('Edit')}
            </ButtonLink>
          </AdminQuizHead>
          <div className="stack loose">
            <Note tone="info">
              <p>
                {t(
                  '{questions, plural, one {# question} other {# questions}}, {points, plural, one {# point} other {# points}}. The answers show to you alone.',
                  {
                    questions: quiz.question_count,
                    points: quiz.max_points,
                  },
                )}
              </p>
            </Note>
            {paper.sections.map((section, place) => (
              <Section key={section.id} section={section} keys={keys} place={place} />
            ))}
            {paper.sections.length === 0 && <p>{t('This quiz has no questions yet.')}</p>}
          </div>
        </>
      )}
    </QuizForEditView>
  );
}

interface SectionProps {
  section: QuizSection;
  keys: QuizKeys;
  place: number;
}

function Section({ section, keys, place }: SectionProps) {
  const { title, instructions, draw, answer_count, questions } = section;
  return (
    <FormSection level={2} title={title || t('Section {number}', { number: place + 1 })}>
      {instructions && (
        <p>
          <MathText text={instructions} />
        </p>
      )}
      {draw !== null && (
        <p className="small">
          {t('Each attempt gets {draw} of these {count}.', { draw, count: questions.length })}
        </p>
      )}
      {answer_count !== null && (
        <p className="small">{t('Learners answer any {count}.', { count: answer_count })}</p>
      )}
      <ol className="stack">
        {questions.map((question) => (
          <li key={question.id}>
            <AskedQuestion {...formOf(question, keys)} />
          </li>
        ))}
      </ol>
    </FormSection>
  );
}

/** A compiled question as the form would hold it, which the preview reads. */
const formOf = (question: Question, keys: QuizKeys) =>
  toQuestionForm({
    ...question,
    key: keys.keys[question.id] ?? { kind: 'essay', guide: '' },
    explanation: keys.explanations[question.id] ?? '',
    image_path: question.image_url,
    subject: '',
    form_level: '',
    topic: '',
    year: null,
    version: 0,
    created_by: '',
    created_at: 0,
    updated_at: 0,
  });
