/// The key of a filter's image.
public let kCIInputImageKey = "inputImage"
/// The key of a filter's background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a filter's target image.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of a filter's mask image.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of a filter's output image.
public let kCIOutputImageKey = "outputImage"
/// The key of a filter's radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a filter's scale.
public let kCIInputScaleKey = "inputScale"
/// The key of a filter's colour.
public let kCIInputColorKey = "inputColor"
/// The key of a filter's intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a filter's brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a filter's contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of a filter's saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a filter's exposure in stops.
public let kCIInputEVKey = "inputEV"
/// The key of a filter's angle.
public let kCIInputAngleKey = "inputAngle"
/// The key of a filter's centre.
public let kCIInputCenterKey = "inputCenter"
/// The key of a filter's extent.
public let kCIInputExtentKey = "inputExtent"
/// The key of a filter's transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of a filter's amount.
public let kCIInputAmountKey = "inputAmount"
/// The key of a filter's sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of a filter's width.
public let kCIInputWidthKey = "inputWidth"
/// The key of a filter's time in seconds.
public let kCIInputTimeKey = "inputTime"
/// The key of a filter's aspect ratio.
public let kCIInputAspectRatioKey = "inputAspectRatio"

/// The key of the name in a filter's attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of the displayed name in a filter's attributes.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of the default value in a parameter's attributes.
public let kCIAttributeDefault = "CIAttributeDefault"

/// The category of filters that blur images.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of filters that adjust colours.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category of filters that change colours for an effect.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of filters that combine images.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category of filters that generate images.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category of filters that draw gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// The category of filters that change an image's geometry.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category of filters that reduce an area to a few pixels.
public let kCICategoryReduction = "CICategoryReduction"
/// The category of filters that stylise images.
public let kCICategoryStylize = "CICategoryStylize"
/// The category of all filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
