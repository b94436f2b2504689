import { furtherPlainWords } from '../meant/plain-words-split.ts'

/**
 * English words that stand one or two keystrokes from a term and mean something else: 'garnish' is no misspelt garfish.
 * Words that a recipe never holds and a slip of the hand does ('pawns', 'scrimp', 'ouster') are left out on purpose.
 */
export const plainWords: ReadonlySet<string> = new Set([
  ...furtherPlainWords,
  ...`
    mould moulds mold molds marinate marinates marinated marinating crumbles berbere mantecate
    gousse gousses grande grandes maduro maduros madura maduras picado picados trocitos
    tahiti tahitian minas advocate advocates album albums anchorage anchorites anchors antis archives arenas aroma aromas
    around asses assuage assuages avail avails babels baffle baffles balmier balsams bandages banding
    bangle bangles bangs banjoes banjos banns banter bantered banters bared barely barn barns barons
    barrettes barter bartered barters bashes bassos bastes bather bathers batons batted batten battened
    battens batter batteries battery battier bayou beacons beaded beads beams bean beans beard benches
    better bettered betters bills binder binders binnacles bistros bitten bitter blemishes bless blinds
    blinks blitz blitzed blitzes bloated blonde blondes bloodies blotted blotter blotters boasts boater
    boaters bongoes bongos boodle boodles booths borers bores bosses bothers boxers brags brand brandies
    brasses brawn break breaks breeds britches broad brooches brood broods bruised brushes budges
    buffaloes bugger buggers bullet bullets bummers burgher burghers burner burners burrow burrows burst bursts buses
    busses buster busters butcheries butler butlers butted buttered butterier butteriest buttering
    button cabbies cabinets cackle cackles calamities calico calicoes calicos calm calmed calmer calms
    candle candles canton carb carbonate carbonates carbonation carbs cashed cashes castigate castigates
    caucus causation cease chain chains champion champions champs chaps chases cheap cheats cheeky cheer
    cheeriness cheers cheery cheesed cheesier cheesiest chess chest chillies chives choose cicada
    cicadas cinches cinder cinders cleanses clerics climates closed clothed clove cloves coaches coasted
    coasts cobble cobbled cobbles cobras codfishes collapses collies coloraturas comes comet comets
    conchs consoles consumes convoy convoys cooker cooled coolie coolies cootie cooties coquettes
    coronation coronations costings cotes couches cover covered coveys cozies cranes crap crapes craps
    crate crates craves crazes creaked creaks crease creased creases created creation creations creep
    creeps criss crisscross critter critters croaked croquet crossings crudities crumbled crumbly
    current currents curses custard cutter daisies dancing dander dauphins demurs denseness dialings
    diaries diary digestions dimmer dimpling dinginess dipper dippers directives dismiss dogfights
    dogies doings doodle doodles dormers douche douches dowries drain drained drawn dreaded dreads
    dreamed dreamer dreamers dreams drills drums ducklings dumping eddies eiders elates elders elite
    elites elopes elves embers emotes enfolds entire erring erudite esquires fairies famine fancier
    fanciers faring farrow farrows fatten fattens fatter fattest feat feats femurs fennel ferries fiches
    files finance financed finances financial financing finder finders finis fireballs fishbowls fished
    fisher fishers fishtails fitter fitters flaky flatbed flatbeds floater floaters floes floors
    flounces floundered fluffy fondle fondles footings form founder founders fours frills froggings from
    fronting frostiness froths fudged fumes funnel gamuts gander ganders gardeners gardening garish
    garnish garnished garnishee garnishees garnishes gasses gently glazed gliders gloats gobbler
    gobblers golden gooier gouger graded grand grands grants grating gratings gratis graves grays greats
    grills groans grouped grouts gullet gullets gutter gutters hairballs halted halve halved hammer
    hammers handy happen happens hares harks harming hating hatter hatters having hearing hearings
    heated heating heats herding heroes hewing hinder hinders hinges hipper hiring hoard homers homies
    hoops hoots host hothouses islanders joules judges jumbos juries justices justifies justness kettle
    kidder kidders kills kingfisher kingfishers knickers lander lanes lasers lasses lassie lassies
    lassos last lathes latter lavish lavishes leaf leave lever levers limits limped limper limpest liner
    liners linger lingers lingoes linguists linker littleness live locker lockers lodes looking looms
    loots losses lost low lumpiness lumpish magazine magazines magnets maharanis maims main mains makes
    malaise males mallet mallets mangers manifolds manners margarita margaritas margin margins marines
    maroons martin martins massed master masters matches mated matins matted matter mattered matters
    mattes mauls maybes mayday maydays mayors meets melted mesquite mesquites metal mettle mild mildness
    mile miles milestone milestones milkier milkiest milled mills minutes misdoes misses mister mixing
    mixture modules moister moistest molted monster monsters moonscapes moray morays mores morsel
    morsels mortar mortars motes munches munchies muscle muscles mussed mustard musters mutter mutters
    nails nettle nickles nieces nipper nippers noises notes nought noughts nudges nurses oases oath
    oaths oiled olive omens omnivores once ones orders ores orgies outside outsides paddock paddocks
    pagers pair pairs palettes pallet pallets pals paltry panache pander panders panics panier paniers
    panties pantries pantry parches parings parries parties partridges party pashas passel passels
    passes pastel pastels pastimes pasts patella patellas patina patinas patine patios patter pattered
    patters pauses peeled pelts penises pennies peony peppery perched pesos pestles pests petites
    pianofortes piazzas pinion pinions pints pisses pithier pitons place places planners planter
    plasters plated plazas plotted pocks poison poisons poodle poodles porches porringer porringers
    poses posits posted posters pour poured pouting power premises pressing presto prestos prickles
    primers prosecutes prudes pruned puffin puffins pullet pullets pulps puma pumas putter putters
    quacks quake quaked quakes quarts quaver quavers quests quick quirks rabbis rabid raffle raffles
    raising ranched rancher ranchers ravens reads real reals reamed reamer reamers reams reeves relished
    remiss reuses revises reward rewards riders rifle rifles rills rinse rinsed ripper rippers rise
    risen rises rising rites roasted rogue rookie rookies rooms rosters rotates rough rouses routes
    routine routines routs ruins ruling rulings rumpling runes sabres sailfish sailfishes salary samba
    sambas sandal sandals sander sanders sandy sasses saucer scallion scallions scamp scamps scatter
    scopes scores scouts scrabble scrabbled scrabbles scrambler scramblers scrammed scraps scrawled
    screamed screams scribbled scuffing scuffle scuffles sculptured sealed seams search sears season
    seasoned seasons sedan seers select selects selfish seller sellers semen senate sender senders serve
    settle severs shacks shade shades shadings shady shaken shallot shallots shambled shanks shanties
    shanty shards shares sharps shavings sheer sheers shirks shocks shootings shortcut shortcuts shouts
    showings shredder shredders shredding shuffle shuffles sickles sign signs similar simmer simmered
    simmers simpleness simplest siren sirens skated skater skaters skimpy skipper skippers skyjacks
    slates slice sliced slicers slickers slider slides slivers sloe sloes slotted smashed smell smells
    smocks snapped snappier snarks snarls snicker snickered snippy snouts snuffing snuffle snuffles
    socks soften softened solder sores sparks spawn spells spiced spiders spillages splats spouts
    sprinkle spritz spritzed spritzes stabbings stacks staffing starkest states stays steamer steams
    stenches stickers stiffing stiflings stirring stoats stocky stolen storks straps strongbox
    strongboxes struts stuffiness sufficing suffixing suiting sulfates sulfide sulfides sulfuring
    sulphuring sultan sultans summer summers sundial sunsets suntan suntans supple supplies supply
    supreme surfeiting surgeon surgeons swollen tabbies takes tangos tassel tassels tatter tattered
    tatters teaches teens tells temper tempers tempest temples tempos temps tempts tender termed termite
    terms testers there these thicken thickens thong thongs thorax thorn thorns those threading throes
    tickles tills tinder tinkle tinkles tipper tippers toaster toastier toastiest toasty tobaccoes
    toddies toffies tonnes torso torsos touts towhead towheads tracker trackers trams treads trenches
    tries trifled trifler triflers trills trios triple triples trite trots trouper troupers trumpet
    trumpets trunks tryouts tussle twines twinkle twinkles tyroes until usage usages utter utters
    vegetates versus vertices vials videos vines vistas vulgar waders wagers waging waiting walleyed
    wander wanders wavers wenches whats wheel whelps where whets while whiling whiners whining white
    whitened whiteness whitens whittlers whole widens wieners wishes wrinkle wrinkles writing writings
    yahoos yawn yellowing yells zanier zipper zippers
  `
    .trim()
    .split(/\s+/),
])
