import Foundation

/// The frames of an animation by the file's own account.
struct AnimationFacts: Sendable {
  /// The dictionary of the format.
  let group: String
  /// The seconds of each frame, as stored in the file.
  let delays: [Double]
  /// The number of times that the animation is shown, 0 for endlessly; nil if the file does not say.
  let loopCount: Int?
  let width: Int
  let height: Int
  var hasGlobalColors: Bool?

  /// The shortest delay that is respected; shorter ones are `replacement`, as in browsers.
  private static let (shortest, replacement) = (0.02, 0.1)

  /// The maximum number of frames that the properties of a file list.
  private static let listLimit = 10_000

  /// The delay with which a frame is shown.
  func delay(at index: Int) -> Double {
    guard delays.indices.contains(index) else { return Self.replacement }
    return delays[index] < Self.shortest ? Self.replacement : delays[index]
  }

  /// The properties of the file.
  var fileProperties: [NSString: Any] {
    var result: [NSString: Any] = [
      kCGImagePropertyGIFCanvasPixelWidth: NSNumber(value: width),
      kCGImagePropertyGIFCanvasPixelHeight: NSNumber(value: height),
      kCGImagePropertyGIFFrameInfoArray: NSArray(
        array: delays.indices.prefix(Self.listLimit).map { NSMutableDictionary.with(properties(at: $0)) }),
    ]
    if let hasGlobalColors { result[kCGImagePropertyGIFHasGlobalColorMap] = NSNumber(value: hasGlobalColors) }
    if let loopCount { result[kCGImagePropertyGIFLoopCount] = NSNumber(value: loopCount) }
    return result
  }

  /// The properties of a frame; none beyond the last. The keys are the same in all formats.
  func properties(at index: Int) -> [NSString: Any] {
    guard delays.indices.contains(index) else { return [:] }
    return [
      kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delays[index]),
      kCGImagePropertyGIFDelayTime: NSNumber(value: delay(at: index)),
    ]
  }
}

extension NSMutableDictionary {
  /// Returns a dictionary with keys of Foundation's class.
  static func with(_ properties: [NSString: Any]) -> NSMutableDictionary {
    let result = NSMutableDictionary()
    for (key, value) in properties { result[key] = value }
    return result
  }
}
