import Foundation

extension AVCaptureDevice {
  /// The side of the device at which a camera is.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturedevice/position-swift.enum).
  public enum Position: Int, Sendable { case unspecified = 0, back, front }

  /// When a flash fires.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturedevice/flashmode-swift.enum).
  public enum FlashMode: Int, Sendable { case off = 0, on, auto }

  /// When a torch is on.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturedevice/torchmode-swift.enum).
  public enum TorchMode: Int, Sendable { case off = 0, on, auto }

  /// How a camera focuses.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturedevice/focusmode-swift.enum).
  public enum FocusMode: Int, Sendable { case locked = 0, autoFocus, continuousAutoFocus }

  /// The distances to which focusing is restricted.
  public enum AutoFocusRangeRestriction: Int, Sendable { case none = 0, near, far }

  /// How a camera exposes.
  ///
  /// See
  /// [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturedevice/exposuremode-swift.enum).
  public enum ExposureMode: Int, Sendable { case locked = 0, autoExpose, continuousAutoExposure, custom }

  /// How a camera balances colours.
  public enum WhiteBalanceMode: Int, Sendable { case locked = 0, autoWhiteBalance, continuousAutoWhiteBalance }

  /// The amplification of the colours.
  public struct WhiteBalanceGains: Hashable, Sendable {
    /// The gain of red.
    public var redGain: Float
    /// The gain of green.
    public var greenGain: Float
    /// The gain of blue.
    public var blueGain: Float
    /// Creates gains of zero.
    public init() { (redGain, greenGain, blueGain) = (0, 0, 0) }
    /// Creates gains.
    public init(redGain: Float, greenGain: Float, blueGain: Float) {
      (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
    }
  }

  /// The coordinates of a colour of CIE 1931.
  public struct WhiteBalanceChromaticityValues: Hashable, Sendable {
    /// The x coordinate.
    public var x: Float
    /// The y coordinate.
    public var y: Float
    /// Creates coordinates of zero.
    public init() { (x, y) = (0, 0) }
    /// Creates coordinates.
    public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
  }

  /// The temperature of a colour.
  public struct WhiteBalanceTemperatureAndTintValues: Hashable, Sendable {
    /// The temperature in kelvins.
    public var temperature: Float
    /// The distance from the colours of temperatures, towards green or magenta.
    public var tint: Float
    /// Creates values of zero.
    public init() { (temperature, tint) = (0, 0) }
    /// Creates values.
    public init(temperature: Float, tint: Float) { (self.temperature, self.tint) = (temperature, tint) }
  }
}

/// The colours of a camera.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturecolorspace).
public enum AVCaptureColorSpace: Int, Sendable { case sRGB = 0, P3_D65, HLG_BT2020, appleLog }
