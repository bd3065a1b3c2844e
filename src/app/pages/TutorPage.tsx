import { CoursesOf } from '../../features/course/CoursesOf';
import { TutorPage } from '../../features/tutor/TutorPage';
import { NearViewport } from '../../ui/NearViewport';

/** `/tutors/{id}`, with the courses that the tutor gives. */
export const Component = () => (
  <TutorPage
    courses={(uid) => (
      // The catalogue costs two reads: it waits until somebody has come that far.
      <NearViewport fallback={null}>
        <CoursesOf uid={uid} />
      </NearViewport>
    )}
  />
);
