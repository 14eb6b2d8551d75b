import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Width of a chart before its place on the page is known. */
const WIDTH = 760;

/**
 * Returns a reference to attach to an element, and the element's width. A chart that is drawn in this width has texts and lines of the same size in
 * every window.
 */
export function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(WIDTH);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      // A hidden chart has the width 0.
      const measured = Math.round(entry?.contentRect.width ?? 0);
      setWidth(measured === 0 ? WIDTH : measured);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

interface SliderProperties {
  name: string;
  /** The distance of each value from the left edge of the chart, in increasing order. */
  places: readonly number[];
  /** Index of the value that is shown; null before the person has chosen one. */
  index: number | null;
  onIndex: (index: number) => void;
  textOf: (index: number) => string;
  /** Returns the index to which Page Up (`direction` 1) or Page Down (-1) moves. */
  pageFrom: (index: number, direction: 1 | -1) => number;
  /** Opens a value that the person clicks, or on which the person presses Enter. */
  open?: (index: number) => void;
}

/** A slider over a chart: arrows move by a value, Page Up and Page Down further, Home and End to the ends, and the pointer to the nearest value. */
export function ChartSlider({ name, places, index, onIndex, textOf, pageFrom, open }: SliderProperties) {
  const last = places.length - 1;
  const current = index ?? last;
  const indexAfter = (key: string): number | null => {
    switch (key) {
      case 'ArrowRight':
      case 'ArrowUp':
        return Math.min(current + 1, last);
      case 'ArrowLeft':
      case 'ArrowDown':
        return Math.max(current - 1, 0);
      case 'PageUp':
        return pageFrom(current, 1);
      case 'PageDown':
        return pageFrom(current, -1);
      case 'Home':
        return 0;
      case 'End':
        return last;
      default:
        return null;
    }
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={1}
      aria-valuemax={places.length}
      aria-valuenow={current + 1}
      aria-valuetext={textOf(current)}
      onFocus={() => onIndex(current)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') open?.(current);
        const next = indexAfter(event.key);
        if (next === null) return;
        event.preventDefault();
        onIndex(next);
      }}
      onPointerMove={(event) => onIndex(nearestTo(places, placeOf(event)))}
      onClick={(event) => open?.(nearestTo(places, placeOf(event)))}
    />
  );
}

/** Returns the distance of the pointer from the left edge of the chart. */
const placeOf = ({ clientX, currentTarget }: { clientX: number; currentTarget: Element }) =>
  clientX - currentTarget.getBoundingClientRect().left;

/** Returns the index of the place that is nearest to a coordinate. */
function nearestTo(places: readonly number[], x: number): number {
  const after = places.findIndex((place) => place >= x);
  if (after < 0) return places.length - 1;
  const before = Math.max(after - 1, 0);
  return x - (places[before] ?? 0) < (places[after] ?? 0) - x ? before : after;
}
