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
/// The key of a filter's input: a bias.
public let kCIInputBiasKey = "inputBias"
/// The key of a filter's input: an image of depths.
public let kCIInputDepthImageKey = "inputDepthImage"
/// The key of a filter's input: an image of disparities.
public let kCIInputDisparityImageKey = "inputDisparityImage"
/// The key of a filter's input: an image of a gradient.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The key of a filter's input: a matte.
public let kCIInputMatteImageKey = "inputMatteImage"
/// The key of a filter's input: the refractive index.
public let kCIInputRefractionKey = "inputRefraction"
/// The key of a filter's input: an image of shades.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key of a filter's input: a version.
public let kCIInputVersionKey = "inputVersion"
/// The key of a filter's input: weights.
public let kCIInputWeightsKey = "inputWeights"
/// The key of an attribute: the class of a value.
public let kCIAttributeClass = "CIAttributeClass"
/// The key of an attribute: a description.
public let kCIAttributeDescription = "CIAttributeDescription"
/// The key of an attribute: a name to show.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The key of an attribute: the version of macOS.
public let kCIAttributeFilterAvailable_Mac = "CIAttributeFilterAvailable_Mac"
/// The key of an attribute: the version of iOS.
public let kCIAttributeFilterAvailable_iOS = "CIAttributeFilterAvailable_iOS"
/// The key of an attribute: the categories.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The key of an attribute: the value that changes nothing.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The key of an attribute: the largest value.
public let kCIAttributeMax = "CIAttributeMax"
/// The key of an attribute: the smallest value.
public let kCIAttributeMin = "CIAttributeMin"
/// The key of an attribute: the name.
public let kCIAttributeName = "CIAttributeName"
/// The key of an attribute: the address of the documentation.
public let kCIAttributeReferenceDocumentation = "CIAttributeReferenceDocumentation"
/// The key of an attribute: the largest value of a slider.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The key of an attribute: the smallest value of a slider.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The key of an attribute: the type of a value.
public let kCIAttributeType = "CIAttributeType"
/// A type of a filter's value.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// A type of a filter's value.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// A type of a filter's value.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// A type of a filter's value.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// A type of a filter's value.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// A type of a filter's value.
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
/// A type of a filter's value.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// A type of a filter's value.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// A type of a filter's value.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// A type of a filter's value.
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
/// A type of a filter's value.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// A type of a filter's value.
public let kCIAttributeTypePosition3 = "CIAttributeTypePosition3"
/// A type of a filter's value.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// A type of a filter's value.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// A type of a filter's value.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// A type of a filter's value.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"
/// A category of filters.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// A category of filters.
public let kCICategoryFilterGenerator = "CICategoryFilterGenerator"
/// A category of filters.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// A category of filters.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
/// A category of filters.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// A category of filters.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// A category of filters.
public let kCICategorySharpen = "CICategorySharpen"
/// A category of filters.
public let kCICategoryStillImage = "CICategoryStillImage"
/// A category of filters.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// A category of filters.
public let kCICategoryTransition = "CICategoryTransition"
/// A category of filters.
public let kCICategoryVideo = "CICategoryVideo"
