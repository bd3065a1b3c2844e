// Runs in a page that is measured, before the page's own scripts (scripts/benchVisit.ts): plain JavaScript, because what
// tsx makes of TypeScript needs helpers that a browser does not have.
{
  const marks = { firstPaint: 0, content: 0, shift: 0 };
  window.somoMarks = marks;

  const observe = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') marks.firstPaint = startTime;
  });
  observe('layout-shift', ({ value }) => {
    marks.shift += value;
  });

  const look = () => {
    if (marks.content > 0 || !document.querySelector(window.somoSelector)) return;
    // When it is painted, not when it is in the document.
    requestAnimationFrame(() => setTimeout(() => (marks.content ||= performance.now())));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
