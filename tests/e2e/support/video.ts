import type { Page } from '@playwright/test';
import { asFile } from './bookForm';

/** A WebM video of some seconds, recorded by the browser itself from a drawing that moves. */
export async function recordVideo(page: Page, name: string) {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 160;
    canvas.height = 90;
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    let frames = 0;
    await new Promise<void>((resolve) => {
      const draw = setInterval(() => {
        context?.fillRect((frames += 1), 10, 20, 20);
        if (frames === 30) resolve(clearInterval(draw));
      }, 100);
    });
    recorder.stop();
    await ended;
    const reader = new FileReader();
    const read = new Promise((resolve) => (reader.onload = resolve));
    reader.readAsDataURL(new Blob(parts));
    await read;
    return String(reader.result).split(',')[1] ?? '';
  });
  return asFile(name, Buffer.from(base64, 'base64'), 'video/webm');
}
