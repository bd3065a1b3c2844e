import { useParams } from 'react-router-dom';
import { PaperPage } from '../../features/attempt/PaperPage';
import { useGetQuizQuery } from '../../features/quiz/quizApi';

/** `/quizzes/{id}/paper-based`, with the time that the quiz allows. */
export function Component() {
  const { id = '' } = useParams();
  const { currentData: quiz } = useGetQuizQuery(id);
  return <PaperPage minutes={quiz?.time_limit ?? null} />;
}
