import { CardGrid } from '../../ui/CardPages';
import { CARDS_A_PAGE } from '../../ui/urlFilter';
import { LiveClassCardSkeleton } from './LiveClassCard';
import styles from './LiveClassCard.module.css';

/** The cards of live classes to come; the build prerenders them. */
export function LiveClassGridSkeleton() {
  return (
    <CardGrid grid={styles.grid}>
      {Array.from({ length: CARDS_A_PAGE }, (_, card) => (
        <LiveClassCardSkeleton key={card} />
      ))}
    </CardGrid>
  );
}
