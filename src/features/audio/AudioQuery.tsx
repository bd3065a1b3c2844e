import type { ReactNode } from 'react';
import type { Audio } from '../../domain/audio';
import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { Button } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { useGetAudioQuery } from './audioApi';
import { useGoBack } from './useGoBack';

interface AudioQueryProps {
  id: string;
  skeleton: ReactNode;
  children: (audio: Audio) => ReactNode;
}

/** A page about one audio: loading, missing and failed as the specification words them (2.6). */
export function AudioQuery({ id, skeleton, children }: AudioQueryProps) {
  const { currentData: audio, error, isFetching, refetch } = useGetAudioQuery(id, { skip: id === '' });
  if (audio) return <>{children(audio)}</>;
  if (audio === undefined && !error && id !== '') return <>{skeleton}</>;
  const message = isAppError(error) ? error.message : UNEXPECTED_MESSAGE;
  return (
    <div className="wrap page">
      <PageTitle title={t('Audio Library')} isHidden />
      {error ? (
        <StateView
          isPage
          role="alert"
          icon={isAppError(error) && error.code === 'offline' ? 'cloudOff' : 'alert'}
          title={t('Error loading audio: {message}', { message: t(message) })}
          action={
            <>
              <Button onClick={() => void refetch()} busy={isFetching} busyText={t('Please wait...')}>
                {t('Try again')}
              </Button>
              <BackButton />
            </>
          }
        />
      ) : (
        <StateView isPage icon="audio" title={t('Audio not found.')} action={<BackButton />}>
          {t('It may have been taken down, or the link is not complete.')}
        </StateView>
      )}
    </div>
  );
}

export function BackButton() {
  const goBack = useGoBack();
  return (
    <Button variant="line" icon="back" onClick={goBack}>
      {t('Back')}
    </Button>
  );
}
