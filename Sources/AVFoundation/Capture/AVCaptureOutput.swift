import Foundation

/// Takes media from a session.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcaptureoutput).
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  // Unchecked because outputs are used on one queue, as Apple's are.
  /// Why samples are left out.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcaptureoutput/datadroppedreason).
  public enum DataDroppedReason: Int, Sendable { case none = 0, lateData, outOfBuffers, discontinuity }

  /// The connections with inputs of the session.
  open internal(set) var connections: [AVCaptureConnection] = []
  /// The session that has the output.
  weak var session: AVCaptureSession?
  /// The kinds of media that the output takes.
  var mediaTypes: [AVMediaType] { [] }

  override init() { super.init() }

  /// Returns the connection that carries a kind of media; nil for none.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? {
    connections.first { $0.inputPorts.contains { $0.mediaType == mediaType } }
  }

  /// Returns an object with the coordinates of the output's picture: the same, as there is no picture.
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject, connection: AVCaptureConnection
  ) -> AVMetadataObject? { metadataObject }

  /// Converts a rectangle of the output's picture to one from (0, 0) to (1, 1). There is no picture: the unit rectangle
  /// stands for it.
  open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
    rectInOutputCoordinates
  }

  /// Converts a rectangle from (0, 0) to (1, 1) to one of the output's picture. There is no picture: the unit rectangle
  /// stands for it.
  open func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    rectInMetadataOutputCoordinates
  }
}
