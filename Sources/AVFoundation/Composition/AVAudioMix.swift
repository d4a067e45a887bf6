import Foundation

/// A mix of the tracks of a sound. It is kept; nothing is mixed here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avaudiomix).
open class AVAudioMix: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked because the parameters change only in the subclass, on one queue, as Apple's do.
  var parameters: [AVAudioMixInputParameters] = []
  /// The parameters of tracks; of others the volume is 1.
  open var inputParameters: [AVAudioMixInputParameters] { parameters }

  override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVAudioMix()
    copy.parameters = parameters
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = AVMutableAudioMix()
    copy.parameters = parameters
    return copy
  }
}

/// A mix that can be changed.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmutableaudiomix).
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  /// Creates a mix without parameters.
  public override init() { super.init() }

  open override var inputParameters: [AVAudioMixInputParameters] {
    get { parameters }
    set { parameters = newValue }
  }
}

/// The volume of a track in a mix.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avaudiomixinputparameters).
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
  // Unchecked because the volumes change only in the subclass, on one queue, as Apple's do.
  var volumes = ValueRamps<Float>()
  var identifier: CMPersistentTrackID
  /// The track.
  open var trackID: CMPersistentTrackID { identifier }

  init(identifier: CMPersistentTrackID) {
    self.identifier = identifier
    super.init()
  }

  /// Gives the ramp of the volume at a time. Returns false if none is set.
  open func getVolumeRamp(
    for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
    timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let ramp = volumes.ramp(at: time) else { return false }
    startVolume?.pointee = ramp.start
    endVolume?.pointee = ramp.end
    timeRange?.pointee = ramp.range
    return true
  }
}

/// The volume of a track in a mix, which can be changed.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmutableaudiomixinputparameters).
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
  /// Creates parameters of no track.
  public init() { super.init(identifier: kCMPersistentTrackID_Invalid) }
  /// Creates parameters of a track.
  public convenience init(track: AVAssetTrack?) {
    self.init()
    identifier = track?.trackID ?? kCMPersistentTrackID_Invalid
  }

  open override var trackID: CMPersistentTrackID {
    get { identifier }
    set { identifier = newValue }
  }

  /// Sets the volume from a time on.
  open func setVolume(_ volume: Float, at time: CMTime) { volumes.set(volume, at: time) }
  /// Changes the volume by and by.
  open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
    volumes.set(from: startVolume, to: endVolume, in: timeRange)
  }
}
