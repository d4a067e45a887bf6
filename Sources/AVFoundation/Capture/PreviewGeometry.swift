import CoreGraphics

/// Converts between places in a layer and in the picture of a camera, which goes from (0, 0) to (1, 1) in landscape.
struct PreviewGeometry {
  /// The bounds of the layer.
  var bounds: CGRect
  var gravity: AVLayerVideoGravity
  /// The size of the picture in landscape; nil if it is not known: then it fills the layer.
  var pictureSize: CGSize?
  var orientation = AVCaptureVideoOrientation.portrait
  var isMirrored = false

  /// The frame of the upright picture in the layer.
  var pictureFrame: CGRect {
    guard let pictureSize, pictureSize.width > 0, pictureSize.height > 0, gravity != .resize else { return bounds }
    let isUpright = orientation == .portrait || orientation == .portraitUpsideDown
    let size = isUpright ? CGSize(width: pictureSize.height, height: pictureSize.width) : pictureSize
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let scale = gravity == .resizeAspectFill ? max(x, y) : min(x, y)
    return CGRect(
      x: bounds.midX - size.width * scale / 2, y: bounds.midY - size.height * scale / 2, width: size.width * scale,
      height: size.height * scale)
  }

  /// Returns the point in the picture at a point of the layer.
  func picturePoint(_ point: CGPoint) -> CGPoint {
    let frame = pictureFrame
    guard frame.width > 0, frame.height > 0 else { return .zero }
    let (across, y) = ((point.x - frame.minX) / frame.width, (point.y - frame.minY) / frame.height)
    let x = isMirrored ? 1 - across : across
    return switch orientation {
    case .portrait: CGPoint(x: y, y: 1 - x)
    case .portraitUpsideDown: CGPoint(x: 1 - y, y: x)
    case .landscapeRight: CGPoint(x: x, y: y)
    case .landscapeLeft: CGPoint(x: 1 - x, y: 1 - y)
    }
  }

  /// Returns the point in the layer at a point of the picture.
  func layerPoint(_ point: CGPoint) -> CGPoint {
    let (across, y) =
      switch orientation {
      case .portrait: (1 - point.y, point.x)
      case .portraitUpsideDown: (point.y, 1 - point.x)
      case .landscapeRight: (point.x, point.y)
      case .landscapeLeft: (1 - point.x, 1 - point.y)
      }
    let (x, frame) = (isMirrored ? 1 - across : across, pictureFrame)
    return CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
  }

  /// Returns the rectangle in the picture at one of the layer.
  func pictureRect(_ rect: CGRect) -> CGRect { Self.rect(rect, picturePoint) }
  /// Returns the rectangle in the layer at one of the picture.
  func layerRect(_ rect: CGRect) -> CGRect { Self.rect(rect, layerPoint) }

  private static func rect(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let a = convert(CGPoint(x: rect.minX, y: rect.minY))
    let b = convert(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }
}
