import CoreGraphics
import Foundation

/// The index of the first frame that is shown.
///
/// Constants: unsafe because `NSString` is not `Sendable`.
nonisolated(unsafe) public let kCGImageAnimationStartIndex: NSString = "StartIndex"
/// The seconds between frames, in place of those of the file.
nonisolated(unsafe) public let kCGImageAnimationDelayTime: NSString = "DelayTime"
/// The number of times that an animation is shown: endlessly if it is missing or infinite.
nonisolated(unsafe) public let kCGImageAnimationLoopCount: NSString = "LoopCount"

/// A closure that shows a frame: its index, its image, and whether to stop.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// The reason why an animation does not begin.
///
/// See [Apple's page](https://developer.apple.com/documentation/imageio/cgimageanimationstatus).
public enum CGImageAnimationStatus: Int32, Sendable {
  /// The file cannot be read.
  case parameterError = -22140
  /// The bytes are no image, or it is damaged.
  case corruptInputImage = -22141
  /// The format has no animations.
  case unsupportedFormat = -22142
  /// The end of the image is missing.
  case incompleteInputImage = -22143
  /// There is not enough memory.
  case allocationFailure = -22144
}

/// Shows the frames of a file by a closure, which is called on the main queue. Returns 0, or a
/// `CGImageAnimationStatus`.
public func CGAnimateImageAtURLWithBlock(
  _ url: NSURL, _ options: NSDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> Int32 {
  guard let source = CGImageSourceCreateWithURL(url, nil) else { return CGImageAnimationStatus.parameterError.rawValue }
  return animate(source, options, block)
}

/// Shows the frames of a file's bytes by a closure, which is called on the main queue. Returns 0, or a
/// `CGImageAnimationStatus`.
public func CGAnimateImageDataWithBlock(
  _ data: NSData, _ options: NSDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> Int32 {
  guard let source = CGImageSourceCreateWithData(data, nil) else {
    return CGImageAnimationStatus.parameterError.rawValue
  }
  return animate(source, options, block)
}

private func animate(_ source: CGImageSource, _ options: NSDictionary?, _ block: @escaping CGImageSourceAnimationBlock)
  -> Int32
{
  let status: CGImageAnimationStatus
  if let facts = source.contents {
    if let animation = facts.animation {
      AnimationPlayer(source, animation, options, block).start()
      return 0
    }
    status = .unsupportedFormat
  } else {
    status = .corruptInputImage
  }
  return status.rawValue
}

/// Shows frames on the main queue, one after the other.
///
/// Unchecked because it is used on the main queue only.
private final class AnimationPlayer: @unchecked Sendable {
  private let source: CGImageSource
  private let animation: AnimationFacts
  private let block: CGImageSourceAnimationBlock
  private let fixedDelay: Double?
  /// The number of loops that are left; nil for endlessly.
  private var loops: Int?
  private var index: Int

  init(
    _ source: CGImageSource, _ animation: AnimationFacts, _ options: NSDictionary?,
    _ block: @escaping CGImageSourceAnimationBlock
  ) {
    func number(_ key: NSString) -> Double? { (options?.object(forKey: key) as? NSNumber)?.doubleValue }
    (self.source, self.animation, self.block) = (source, animation, block)
    fixedDelay = number(kCGImageAnimationDelayTime).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    loops = number(kCGImageAnimationLoopCount).flatMap { $0 >= 1 && $0 < 1e9 ? Int($0) : nil }
    index = number(kCGImageAnimationStartIndex).flatMap { $0 > 0 && $0 < 1e9 ? Int($0) : nil } ?? 0
    if animation.delays.count < 2 { loops = 1 }
  }

  func start() {
    DispatchQueue.main.async { self.show() }
  }

  private func show() {
    guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
    var stops = false
    block(index, image, &stops)
    let delay = fixedDelay ?? animation.delay(at: index)
    index += 1
    if index >= animation.delays.count {
      index = 0
      if let left = loops {
        loops = left - 1
        stops = stops || left <= 1
      }
    }
    if !stops { DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.show() } }
  }
}
