/** A file that came with a request. It lies in a temporary folder and is gone when the request is over. */
export class UploadedFile {
  constructor(
    readonly fileName: string,
    readonly mimeType: string,
    readonly size: number,
    /** Only ever made by the interface that received the file: no client can name a path. */
    readonly path: string,
  ) {}
}
