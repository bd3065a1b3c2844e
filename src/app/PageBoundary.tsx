import { Component, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPage } from './pages/ErrorPage';

interface PageBoundaryProps {
  /** Around the page that says what broke; left out where the boundary stands inside a frame. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Where a page breaks, or its code does not come, another stands in its place until the reader goes elsewhere. */
export function PageBoundary(props: PageBoundaryProps) {
  const { key } = useLocation();
  return <Boundary place={key} {...props} />;
}

interface Caught {
  error: unknown;
  /** Where the reader was; known a moment after the error. */
  place: string | null;
}

interface BoundaryState {
  caught: Caught | null;
}

class Boundary extends Component<PageBoundaryProps & { place: string }, BoundaryState> {
  override state: BoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error, place: null } };
  }

  static getDerivedStateFromProps({ place }: { place: string }, { caught }: BoundaryState): BoundaryState {
    const isHere = caught && (caught.place ?? place) === place;
    return { caught: isHere ? { ...caught, place } : null };
  }

  override render() {
    const { frame: Frame, children } = this.props;
    const { caught } = this.state;
    if (!caught) return children;
    const page = <ErrorPage error={caught.error} />;
    return Frame ? <Frame>{page}</Frame> : page;
  }
}
