import Foundation

// The function of BSD that makes a stream of functions, by means of glibc's.

extension Int {
  /// Creates the offset of a position in a stream, which is a number on Darwin.
  public init(_ position: fpos_t) { self = Int(position.__pos) }
}

extension Int64 {
  /// Creates the offset of a position in a stream, which is a number on Darwin.
  public init(_ position: fpos_t) { self = Int64(position.__pos) }
}

extension fpos_t {
  /// Creates the position at an offset in a stream.
  public init(_ offset: some BinaryInteger) {
    self.init()
    __pos = __off_t(clamping: offset)
  }
}

/// Opens a stream whose reading and writing are done by functions; nil if there is no memory for it.
///
/// - Parameters:
///   - cookie: the first argument of the functions.
///   - readfn: fills memory and returns the number of bytes; 0 at the end and -1 for an error. Nil for a stream that
///     cannot be read.
///   - writefn: takes bytes from memory and returns their number. Nil for a stream that cannot be written.
///   - seekfn: moves to a position, relative to the origin given by its last argument, and returns the new one.
///   - closefn: called when the stream is closed.
public func funopen(
  _ cookie: UnsafeRawPointer!, _ readfn: ((UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)!,
  _ writefn: ((UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)!,
  _ seekfn: ((UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)!, _ closefn: ((UnsafeMutableRawPointer?) -> Int32)!
) -> UnsafeMutablePointer<FILE>! {
  let functions = StreamFunctions(
    cookie: UnsafeMutableRawPointer(mutating: cookie), read: readfn, write: writefn, seek: seekfn, close: closefn)
  return functions.open(mode: readfn == nil ? "w" : writefn == nil ? "r" : "r+")
}

/// The functions of a stream, which live until it is closed.
private final class StreamFunctions {
  private let cookie: UnsafeMutableRawPointer?
  private let read: ((UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?
  private let write: ((UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?
  private let seek: ((UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)?
  private let close: ((UnsafeMutableRawPointer?) -> Int32)?

  init(
    cookie: UnsafeMutableRawPointer?, read: ((UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
    write: ((UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
    seek: ((UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)?, close: ((UnsafeMutableRawPointer?) -> Int32)?
  ) {
    self.cookie = cookie
    self.read = read
    self.write = write
    self.seek = seek
    self.close = close
  }

  private typealias Transfer = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int) -> Int
  private typealias Seek = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<Int64>?, Int32) -> Int32
  private typealias Close = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  #if arch(x86_64)
    // The functions are passed in a structure of four words: on the stack, after the registers for six arguments.
    private typealias Open =
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<CChar>, Int, Int, Int, Int, Transfer?, Transfer?, Seek?, Close?
      ) -> UnsafeMutablePointer<FILE>?
  #else
    // A structure of four words is passed by its address.
    private typealias Open =
      @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>, UnsafeRawPointer) -> UnsafeMutablePointer<FILE>?
  #endif

  func open(mode: String) -> UnsafeMutablePointer<FILE>? {
    guard let open = LoadedFunction.find("fopencookie", as: Open.self) else { return nil }
    let readBytes: Transfer = { StreamFunctions.at($0).read($1, $2) }
    let writeBytes: Transfer = { StreamFunctions.at($0).write($1, $2) }
    let go: Seek = { StreamFunctions.at($0).seek($1, $2) }
    let end: Close = { StreamFunctions.end($0) }
    let (canRead, canWrite, canSeek) = (read != nil, write != nil, seek != nil)
    let retained = Unmanaged.passRetained(self)
    let stream: UnsafeMutablePointer<FILE>?
    #if arch(x86_64)
      stream = open(
        retained.toOpaque(), mode, 0, 0, 0, 0, canRead ? readBytes : nil, canWrite ? writeBytes : nil,
        canSeek ? go : nil, end)
    #else
      let table: (Transfer?, Transfer?, Seek?, Close?) = (
        canRead ? readBytes : nil, canWrite ? writeBytes : nil, canSeek ? go : nil, end
      )
      stream = withUnsafeBytes(of: table) { bytes in
        bytes.baseAddress.flatMap { open(retained.toOpaque(), mode, $0) }
      }
    #endif
    if stream == nil { retained.release() }
    return stream
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> StreamFunctions {
    guard let pointer else { preconditionFailure("a stream without its functions") }
    return Unmanaged<StreamFunctions>.fromOpaque(pointer).takeUnretainedValue()
  }

  private func read(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    Int(read?(cookie, bytes?.assumingMemoryBound(to: CChar.self), Int32(clamping: count)) ?? -1)
  }

  private func write(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    // For glibc, 0 is the error.
    max(
      0,
      Int(
        write?(cookie, bytes.map { UnsafePointer($0.assumingMemoryBound(to: CChar.self)) }, Int32(clamping: count)) ?? 0
      ))
  }

  private func seek(_ offset: UnsafeMutablePointer<Int64>?, _ whence: Int32) -> Int32 {
    guard let seek, let offset else { return -1 }
    let position = Int64(seek(cookie, fpos_t(offset.pointee), whence))
    guard position >= 0 else { return -1 }
    offset.pointee = position
    return 0
  }

  private static func end(_ pointer: UnsafeMutableRawPointer?) -> Int32 {
    guard let pointer else { return -1 }
    let functions = Unmanaged<StreamFunctions>.fromOpaque(pointer).takeRetainedValue()
    return functions.close?(functions.cookie) ?? 0
  }
}
