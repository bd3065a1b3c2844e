// Before the first paint: the reader's choice of colours. Without one, the style sheet follows the device.
try {
  var choice = localStorage.getItem('somo-theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage is blocked: the device decides.
}
