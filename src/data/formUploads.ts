import { storagePath, type StorageFolder } from '../domain/paths';
import type { Upload, UploadSlot } from '../domain/saving';
import { removeFile, startUpload, type UploadHandle, type UploadProgress } from './upload';
import { uploadMetadata } from './uploadMetadata';

export interface UploadPlan {
  uid: string;
  recordId: string;
  folders: Record<UploadSlot, StorageFolder>;
  /** The files that the stored record refers to. */
  usedPaths(): Promise<readonly (string | null | undefined)[]>;
}

export interface UploadListener {
  onStart(slot: UploadSlot): void;
  onProgress(progress: UploadProgress | null): void;
}

/**
 * The uploads of one open form. What has arrived is kept for the next try, so that a failed save does not cost the
 * same megabytes twice; what no record needs in the end is removed.
 */
export class FormUploads {
  private readonly arrived = new Map<UploadSlot, Upload & { path: string }>();
  private current: UploadHandle | null = null;

  constructor(
    private readonly plan: UploadPlan,
    private readonly listener: UploadListener,
  ) {}

  /** The path in Storage: of the file that is there already, or of the one that goes up now. */
  async send(upload: Upload): Promise<string> {
    const { slot, source, isPublic } = upload;
    const known = this.arrived.get(slot);
    if (known?.source === source && known.isPublic === isPublic) return known.path;
    await this.discard(slot);
    this.listener.onStart(slot);
    const path = storagePath(this.plan.folders[slot], this.plan.uid, upload.extension);
    try {
      const metadata = uploadMetadata(upload, this.plan.recordId);
      this.current = startUpload(path, source, metadata, this.listener.onProgress);
      await this.current.done;
      this.arrived.set(slot, { ...upload, path });
      return path;
    } finally {
      this.current = null;
      this.listener.onProgress(null);
    }
  }

  cancel(): void {
    this.current?.cancel();
  }

  /** The record holds the files now. */
  settle(): void {
    this.arrived.clear();
  }

  /** Another file was chosen, or none. */
  async discard(...slots: UploadSlot[]): Promise<void> {
    const paths = slots.flatMap((slot) => this.arrived.get(slot)?.path ?? []);
    slots.forEach((slot) => this.arrived.delete(slot));
    if (paths.length > 0) await this.removeUnused(paths);
  }

  /** The form is left without saving. */
  async abandon(): Promise<void> {
    this.cancel();
    await this.discard('file', 'cover');
  }

  /**
   * Removes files unless the record points at them: a save whose answer was lost may have arrived. When that cannot be
   * told, they stay; the server sweeps what nobody refers to.
   */
  private async removeUnused(paths: string[]): Promise<void> {
    try {
      const used = await this.plan.usedPaths();
      await Promise.all(paths.filter((path) => !used.includes(path)).map((path) => removeFile(path)));
    } catch {
      // Offline: see above.
    }
  }
}
