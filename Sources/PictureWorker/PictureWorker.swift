import CSandbox
import CoreGraphics
import Foundation

/// The process that decodes pictures, from its standard input to its standard output.
///
/// The decoders of a dozen formats are large, old and written in C, and the pictures come from untrusted servers. So
/// they run where they can do little harm: without network, without writing files, with limited memory and time, and
/// with access to nothing but the picture.
public enum PictureWorker {
  /// The only argument of a program that is to be a worker.
  public static let argument = "--decode-pictures"

  /// The address space, in bytes, that a worker may use beyond what it starts with.
  static let memory = 512 << 20
  /// Seconds of processor time for one picture.
  static let seconds = 3

  /// Decodes pictures until the input ends.
  /// - Returns: the exit code.
  public static func run() -> Int32 {
    lineup_sandbox_bind_to_parent()
    // A parent that ended before this line sends no signal; then the end of the input ends the loop.
    limitResources()
    // Some kernels have no filters; the limits apply all the same.
    _ = lineup_sandbox_close()
    guard write(Wire.hello) else { return 1 }
    while true {
      guard let head = read(PictureRequest.headLength) else { return 0 }
      guard let request = PictureRequest(head: head), let file = read(request.count) else { return 2 }
      allowProcessorTime()
      guard let picture = pixels(Data(file), request) else {
        guard write(PicturePixels.nothing) else { return 1 }
        continue
      }
      guard write(picture.head), write([UInt8](picture.bytes)) else { return 1 }
    }
  }

  private static func limitResources() {
    func limit(_ resource: __rlimit_resource, _ value: Int) {
      var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
      setrlimit(resource.number, &limit)
    }
    limit(RLIMIT_CORE, 0)
    limit(RLIMIT_FSIZE, 0)
    limit(RLIMIT_NOFILE, 32)
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").first
    let own = pages.flatMap { Int($0) }.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } ?? 1 << 30
    limit(RLIMIT_AS, own + memory)
  }

  /// Grants the time for one picture. The kernel ends the process when it is used up.
  private static func allowProcessorTime() {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let used = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + 1
    var limit = rlimit()
    getrlimit(RLIMIT_CPU.number, &limit)
    limit.rlim_cur = min(rlim_t(used + seconds), limit.rlim_max)
    setrlimit(RLIMIT_CPU.number, &limit)
  }

  /// Decodes a picture and scales it down to fit, never up.
  static func pixels(_ file: Data, _ request: PictureRequest) -> PicturePixels? {
    // Twice the size, so that the scaling that follows has enough detail; the loaders' own is coarse.
    let decoded = try? ImageDecoder.decode(file, maxPixelSize: 2 * max(request.width, request.height))
    guard var image = decoded, image.width > 0, image.height > 0 else { return nil }
    let scale = min(
      Double(request.width) / Double(image.width), Double(request.height) / Double(image.height), 1)
    if scale < 1 {
      let size = CGSize(
        width: min(Double(request.width), max(1, (Double(image.width) * scale).rounded())),
        height: min(Double(request.height), max(1, (Double(image.height) * scale).rounded())))
      guard let context = CGContext(size: size, scale: 1, opaque: false) else { return nil }
      context.drawUpright(image, in: CGRect(origin: .zero, size: size))
      guard let small = context.makeImage() else { return nil }
      image = small
    }
    guard image.width <= request.width, image.height <= request.height, let rows = image.dataProvider?.bytes else {
      return nil
    }
    let row = image.width * 4
    guard image.bytesPerRow > row else { return PicturePixels(width: image.width, height: image.height, bytes: rows) }
    var packed = Data(capacity: row * image.height)
    for y in 0..<image.height {
      let start = rows.startIndex + y * image.bytesPerRow
      packed.append(rows[start..<start + row])
    }
    return PicturePixels(width: image.width, height: image.height, bytes: packed)
  }

  /// Reads exactly this many bytes; `nil` at the end.
  private static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress.map { $0 + filled }, count - filled) }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      filled += got
    }
    return bytes
  }

  private static func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(1, $0.baseAddress.map { $0 + sent }, bytes.count - sent) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}

extension __rlimit_resource {
  /// The number in the form that the system calls need.
  fileprivate var number: __rlimit_resource_t { __rlimit_resource_t(rawValue) }
}
