import CoreGraphics
import Foundation

extension AVAssetImageGenerator {
  /// The images of an asset at times.
  ///
  /// See
  /// [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetimagegenerator/images-swift.struct).
  public struct Images: AsyncSequence, Sendable {
    /// An image, or the error for which there is none.
    public enum Element: Sendable {
      /// The image, the requested time and its actual time.
      case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
      /// The requested time and the error.
      case failure(requestedTime: CMTime, error: any Error)

      /// The requested time.
      public var requestedTime: CMTime {
        switch self {
        case .success(let time, _, _), .failure(let time, _): time
        }
      }

      /// The image.
      public var image: CGImage {
        get throws {
          switch self {
          case .success(_, let image, _): image
          case .failure(_, let error): throw error
          }
        }
      }

      /// The time of the image.
      public var actualTime: CMTime {
        get throws {
          switch self {
          case .success(_, _, let time): time
          case .failure(_, let error): throw error
          }
        }
      }
    }

    /// Returns one image after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let generator: AVAssetImageGenerator
      var times: ArraySlice<CMTime>

      /// Returns the next image; nil after the last one.
      public mutating func next() async -> Element? {
        guard let time = times.popFirst() else { return nil }
        do {
          let (image, actual) = try await generator.image(at: time)
          return .success(requestedTime: time, image: image, actualTime: actual)
        } catch {
          return .failure(requestedTime: time, error: error)
        }
      }
    }

    let generator: AVAssetImageGenerator
    let times: [CMTime]

    /// Returns an iterator that begins with the first time.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(generator: generator, times: times[...]) }
  }
}
