import { useParams } from 'react-router-dom';
import { AudioQuery } from './AudioQuery';
import { ListenSkeleton } from './ListenSkeleton';
import { Listening } from './player/Listening';

/** `/audio-library/audiobook/{id}/listen`: the player. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <AudioQuery id={id} skeleton={<ListenSkeleton />}>
      {(audio) => <Listening audio={audio} />}
    </AudioQuery>
  );
}
