import { Navigate, useSearchParams } from 'react-router-dom';
import { audioPath } from './audioLinks';
import { AudioQuery } from './AudioQuery';
import { ListenSkeleton } from './ListenSkeleton';
import { Listening } from './player/Listening';

/** `/audio-library/detail?id=`: a mnemonic, heard where it is described. A book has pages of its own. */
export function Component() {
  const id = useSearchParams()[0].get('id') ?? '';
  return (
    <AudioQuery id={id} skeleton={<ListenSkeleton />}>
      {(audio) =>
        audio.type === 'Mnemonic' ? <Listening audio={audio} /> : <Navigate to={audioPath(audio)} replace />
      }
    </AudioQuery>
  );
}
